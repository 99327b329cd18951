import { expect, type Locator, type Page } from '@playwright/test';
import { getContent } from './staff.ts';

/** Picks the file of a new mod in the console. */
export const pickFile = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lanterna.jar', mimeType: 'application/java-archive', buffer });

export const getTitle = (page: Page): Locator => page.getByRole('textbox', { name: /^Título/ });

/** Saves the form of a new mod, and returns the id of the mod whose page opens. */
export const saveNewMod = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(getContent(page).getByRole('heading', { level: 2, name })).toBeVisible();
  return /mods\/([^/]+)\/show/.exec(page.url())?.[1] ?? '';
};

/** Timeout of the check of a large file. */
const CHECKED = { timeout: 60_000 };

/**
 * Creates a draft from a file with this name in its manifest, and opens what is inside its release.
 *
 * @returns the id of the mod, and the dialog
 */
export const openNewArchive = async (
  page: Page,
  file: Buffer,
  name: string,
): Promise<{ id: string; dialog: Locator }> => {
  await page.goto('/admin/mods/create?from=file');
  await pickFile(page, file);
  await expect(getTitle(page)).toHaveValue(name, CHECKED);
  const id = await saveNewMod(page, name);
  await page.goto(`/admin/mods/${id}/show/releases`);
  await getContent(page).getByRole('button', { name: 'Ver conteúdo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conteúdo de lanterna.jar' });
  await expect(dialog.getByRole('tree')).toBeVisible(CHECKED);
  return { id, dialog };
};
