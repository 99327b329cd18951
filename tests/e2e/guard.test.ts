import { SEED_PASSWORD } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accountButton, loginLink, sendLogin } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

const jogador = { username: 'jogador', password: SEED_PASSWORD };

test('R072 R073 a page for members sends a visitor to the login, which leads back to it', async ({ page }) => {
  await page.goto('/dashboard?aba=downloads');
  await expect(page).toHaveURL('/login');
  await sendLogin(page, jogador);
  await expect(page).toHaveURL('/dashboard?aba=downloads');
  await expect(accountButton(page)).toBeVisible();
});

test('R072 a page for visitors sends a member home, and lets a visitor in', async ({ page, pageOf }) => {
  const member = await withoutPictures(await pageOf('jogador'));
  for (const path of ['/login', '/register']) {
    await member.goto(path);
    await expect(member).toHaveURL('/');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('R072 a member goes straight to a page for members', async ({ pageOf }) => {
  const page = await pageOf('jogador');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('R072 the guard waits under "Carregando..." until the session is known', async ({ pageOf }) => {
  const page = await pageOf('jogador');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/verify', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  held.resolve();
  await expect(page.getByRole('main').getByText('Carregando...')).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});

test('R041 any other address is a page that was not found', async ({ page }) => {
  await page.goto('/nada/por/aqui');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await expect(loginLink(page)).toBeVisible();
});

test('R122 R147 the console sends a visitor to the login and back, and a member away', async ({ page, pageOf }) => {
  await page.goto('/admin/mods');
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Fmods/);
  await sendLogin(page, { username: 'moderador', password: SEED_PASSWORD });
  await expect(page).toHaveURL(/\/admin\/mods/);
  await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
  const member = await pageOf('jogador');
  await member.goto('/admin/mods');
  await expect(member).toHaveURL('/');
  await expect(accountButton(member)).toBeVisible();
});
