import type { Page } from '@playwright/test';
import { expectNoViolations, getHorizontalOverflow } from './support/axe.ts';
import { createModForComments } from './support/comments.ts';
import { expectLoaded } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { failWith } from './support/network.ts';

const SEARCH = 'Buscar em tudo';
const dialog = (page: Page) => page.getByRole('dialog', { name: SEARCH });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const hits = (page: Page, name: string) => group(page, name).getByRole('option');

/** Opens the search by its keys, and types a text. */
const search = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox', { name: SEARCH })).toBeFocused();
  await page.keyboard.type(text);
};

test('finds mods, people, pages and logs by keyboard from any page (R121)', async ({ watch, admin: page }) => {
  const mod = await createModForComments(watch);
  await page.goto('/admin/faq');
  await expectLoaded(page);
  await search(page, mod.title);
  await expect(hits(page, 'Mods').first()).toContainText(mod.title);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/mods/${mod.id}/show`);
  await expectLoaded(page);

  await search(page, 'terez');
  await expect(hits(page, 'Usuários').first()).toContainText('Tereza');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await search(page, 'baniu');
  await expect(hits(page, 'Logs')).toContainText(['Ação: Baniu o usuário']);
  await hits(page, 'Logs').filter({ hasText: 'Ação: Baniu o usuário' }).click();
  await expect(page).toHaveURL(/\/admin\/logs\?.*ban%3Auser/);
  await expectLoaded(page);

  // Enter at once, before the results: opens the first result of the whole text.
  await search(page, 'denúncias');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/reports/);
});

test('shows moderators no logs, names a failure, and works on a phone (R121)', async ({ watch, moderator: page }) => {
  watch.allowError(/status of 503/);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/admin/mods');
  await expectLoaded(page);
  await failWith(page, /\/api\/admin\/users\?/, 503, { message: 'Volte daqui a pouco' });
  await page.getByRole('button', { name: SEARCH }).click();
  await dialog(page).getByRole('combobox', { name: SEARCH }).fill('te');
  await expect(hits(page, 'Mods').first()).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toContainText('Volte daqui a pouco');
  await expect(group(page, 'Logs')).toHaveCount(0);
  expect(await getHorizontalOverflow(page)).toBe(0);
  await page.unroute(/\/api\/admin\/users\?/);
  await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(hits(page, 'Usuários').first()).toBeVisible();
  await dialog(page).getByRole('combobox', { name: SEARCH }).fill('zqxvzqxv');
  await expect(dialog(page).getByText('Nada encontrado.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: SEARCH })).toBeFocused();
});
