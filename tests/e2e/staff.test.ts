import type { Page } from '@playwright/test';
import { getHorizontalOverflow } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { createPendingMod } from './support/pending-mod.ts';
import { sendLogin } from './support/session.ts';

/** Timeout until a change appears in listing and search. */
const FRESH_MS = 10_000;

/** Repeats a search until the mod is shown or hidden. */
const expectInSearch = async (visitor: Page, title: string, shown: boolean): Promise<void> => {
  await expect(async () => {
    await visitor.goto(`/search?q=${encodeURIComponent(title)}`);
    const main = visitor.getByRole('main');
    const found = main.getByRole('link', { name: title, exact: true });
    await expect(found.or(main.getByText('Nada saiu da forja')).first()).toBeVisible();
    expect(await found.count()).toBe(shown ? 1 : 0);
  }).toPass({ timeout: FRESH_MS });
};

test('visitors find a mod after staff approve it, but no longer after a rejection (R122, R147)', async ({
  page,
  newVisitor,
}) => {
  const mod = await createPendingMod();
  const visitor = await newVisitor();
  await expectInSearch(visitor, mod.title, false);

  await page.goto('/login');
  await sendLogin(page, { username: 'moderador' });
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page.getByRole('menuitem', { name: /^Mods/ }).click();
  const row = page.getByRole('row').filter({ hasText: mod.title });
  await expect(async () => {
    await page.reload();
    await page.getByRole('textbox', { name: 'Buscar' }).fill(mod.title);
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 3 * FRESH_MS });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => getHorizontalOverflow(page), `the queue fits into ${width} pixels`).toBeLessThanOrEqual(0);
  }
  await row.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Mod aprovado')).toBeVisible();
  await expectInSearch(visitor, mod.title, true);
  await visitor.getByRole('main').getByRole('link', { name: mod.title, exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();

  await page.goto(`/admin/mods/${mod.id}/show`);
  await page.getByRole('button', { name: 'Rejeitar' }).click();
  const dialog = page.getByRole('dialog', { name: `Rejeitar ${mod.title}` });
  await dialog.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(dialog.getByText('Escolha um motivo ou escreva o seu.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Com suas palavras' }).fill('O arquivo não abre');
  await dialog.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(page.getByText('Mod rejeitado')).toBeVisible();
  await expect(page.getByRole('main').getByText('O arquivo não abre')).toBeVisible();
  await expectInSearch(visitor, mod.title, false);
});

test('keeps staff signed in when the API is unavailable', async ({ watch, moderator: page }) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/auth\/verify/);
  await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin/mods');
  await expect(page.getByText('Erro de autenticação')).toBeVisible();
  await page.unroute('**/api/auth/verify');
  await page.goto('/admin/mods');
  await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
});
