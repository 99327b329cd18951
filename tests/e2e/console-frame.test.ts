import { ADMIN_SIDEBAR_UNITS } from '@bigorna/domain/limits';
import type { Page } from '@playwright/test';
import { expectAccessible, getHorizontalOverflow } from './support/axe.ts';
import { expectLoaded, getConsoleMenu, getMenuItem } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { hold } from './support/network.ts';
import { sendLogin } from './support/session.ts';
import { createStaff, getConsoleToast, getContent, openDashboard } from './support/staff.ts';
import { getStoredToken } from './support/stored-token.ts';

const UNIT_PX = 4;
const readStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** Retries: on a slow machine the second key may come too late. */
const goToUsers = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/\/admin\/users/, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
const html = (page: Page) => page.locator('html');

test('opens after login, shares theme and language with the site, signs out (R121, R044)', async ({ page }) => {
  const member = await createStaff('admin');
  await page.goto('/login');
  const toastShown = expect(getConsoleToast(page, 'Login realizado com sucesso!')).toBeVisible({ timeout: 30_000 });
  await sendLogin(page, member);
  await toastShown;
  await expect(page).toHaveURL(/\/admin\/?$/);
  const menu = page.getByRole('navigation', { name: 'Painel' });
  expect((await menu.boundingBox())?.width).toBe(ADMIN_SIDEBAR_UNITS * UNIT_PX);

  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('menuitem', { name: 'Usar tema claro' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await readStorage(page, 'theme')).toBe('light');
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitem', { name: 'Français (France)' }).click();
  await expect(page.getByRole('menuitem', { name: 'Membres' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'fr-FR');
  expect(await readStorage(page, 'locale')).toBe('fr-FR');

  await page.getByRole('menuitem', { name: 'Retour au site' }).click();
  await expect(page).toHaveURL('/');
  await expect(html(page)).toHaveAttribute('lang', 'fr-FR');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  // The requests of the dashboard finish before the logout ends the session.
  await openDashboard(page);
  await expect(page.getByRole('menuitem', { name: 'Membres' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'fr-FR');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  expect(await getStoredToken(page)).toBeNull();
  await page.goto('/admin/logs');
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Flogs/);
  // The login page uses the language chosen in the console.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter', exact: true })).toBeVisible();
});

/** Required parts of the sidebar (R136). */
const SIDEBAR = [
  ...['Dashboard', 'Usuários', 'Mods', 'Anúncios', 'Comentários', 'Logs'],
  ...['Voltar ao site', 'Usar tema claro', 'Sair'],
];

test('the sidebar has every required entry when open, folded or on a phone (R136)', async ({ admin: page }) => {
  await page.goto('/admin');
  await expectLoaded(page);
  const sidebar = page.getByRole('navigation', { name: 'Painel' });
  const expectParts = async () => {
    for (const part of SIDEBAR)
      await expect(sidebar.getByRole('menuitem', { name: new RegExp(`^${part}( \\d.*)?$`) }), part).toBeVisible();
  };
  await expectParts();
  await page.getByRole('button', { name: 'Fechar menu' }).click();
  await expectParts();
  await sidebar.getByRole('menuitem', { name: 'Usar tema claro' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expectLoaded(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await sidebar.getByRole('menuitem', { name: 'Usar tema escuro' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expectParts();
});

test('an unknown URL has its own title and links to the dashboard (R121)', async ({ moderator: page }) => {
  await page.goto('/admin/nothing');
  await expect(page).toHaveTitle('Página não encontrada · Bigorna · Painel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page).toHaveTitle('Dashboard · Bigorna · Painel');
});

test('navigates the console by keyboard; single-key shortcuts can be disabled (R121)', async ({ admin: page }) => {
  await page.goto('/admin');
  await expect(getConsoleMenu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pular para o conteúdo' })).toBeFocused();

  const list = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await page.keyboard.press('?');
  await expect(list.locator('kbd').filter({ hasText: '?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  // A page opened from the menu gets the focus.
  await getMenuItem(page, 'Perguntas frequentes').click();
  await expect(page).toHaveURL(/\/admin\/faq/);
  await expect(getContent(page)).toBeFocused();
  await goToUsers(page);
  await expect(page).toHaveTitle('Usuários · Bigorna · Painel');
  await expectLoaded(page);
  const search = page.getByRole('textbox', { name: 'Buscar' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('gm?');
  await expect(search).toHaveValue('gm?');
  await search.blur();

  await page.getByRole('menuitem', { name: 'Atalhos do teclado' }).click();
  await list.getByRole('switch', { name: /uma só tecla/ }).uncheck();
  await list.getByRole('button', { name: 'Fechar' }).click();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/users/);
  expect(await readStorage(page, 'shortcuts')).toBe('off');
});

test('the bar labels its progress indicator for screen readers during a request (R121)', async ({ openAs }) => {
  const page = await openAs('moderador');
  await page.goto('/admin/mods');
  await expectLoaded(page);
  const release = await hold(page, '**/api/admin/mods?**');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Atualizar' }).click();
  await expect(bar.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
  release();
  await expect(bar.getByRole('progressbar')).toHaveCount(0);
});

test('the dashboard shows queues and statistics as chart or table and fits a phone (R121)', async ({
  watch,
  moderator: page,
}) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/admin\/statistics/);
  await page.route('**/api/admin/statistics**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin');
  const main = page.getByRole('main');
  const pending = main.getByRole('link', { name: /^Mods pendentes/ });
  await expect(pending).toHaveAttribute('href', '/admin/mods/review');
  await expect(pending).toContainText(/Espera mais longa: \d+ /);
  await expect(main.getByRole('link', { name: /^Mensagens em aberto/ })).toHaveCount(0);
  const count = (await pending.getByText(/^\d+$/).textContent()) ?? '';
  await expect(getMenuItem(page, 'Mods')).toContainText(count);

  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/statistics**');
  await main.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(main.getByRole('img', { name: /^Comentários por dia: .* em 30 dias/ })).toBeVisible();
  await main.getByRole('button', { name: '7 dias' }).click();
  await main.getByRole('button', { name: 'Ver em tabela' }).click();
  await expect(main.getByRole('table').getByRole('rowheader')).toHaveCount(7);
  await main.getByRole('button', { name: 'Ver em tabela' }).click();
  // The bar hides as the page scrolls down.
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expectLoaded(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await getMenuItem(page, 'Usuários').click();
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(getConsoleMenu(page)).toBeHidden();
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
});
