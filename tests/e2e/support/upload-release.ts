import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { PendingMod } from './pending-mod.ts';
import { openNewRelease } from './staff.ts';

/** Timeout until the upload check ends, on a shared machine. */
const FRESH = { timeout: 60_000 };

/** Publishes a jar as a release in the console. Returns the release's card. */
export const uploadRelease = async (page: Page, mod: PendingMod, file: Buffer, version: string): Promise<Locator> => {
  const dialog = await openNewRelease(page, mod);
  const input = { name: 'prova.jar', mimeType: 'application/java-archive', buffer: file };
  await dialog.locator('input[type=file]').setInputFiles(input);
  await expect(dialog.getByRole('textbox', { name: 'Versão' })).toHaveValue(version, FRESH);
  await dialog.getByRole('button', { name: 'Salvar versão' }).click();
  await expect(dialog).toBeHidden(FRESH);
  const card = page.getByRole('article').filter({ hasText: version });
  await expect(card.getByText('Liberada')).toBeVisible();
  return card;
};
