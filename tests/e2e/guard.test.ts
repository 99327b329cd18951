import { expect, test } from './support/fixtures.ts';
import { hold } from './support/network.ts';
import { getAccountButton, getLoginLink, sendLogin } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

test('sends a visitor from a member page to the login and back (R072, R073)', async ({ page }) => {
  await page.goto('/dashboard?aba=downloads');
  await expect(page).toHaveURL('/login');
  await sendLogin(page, { username: 'jogador' });
  await expect(page).toHaveURL('/dashboard?aba=downloads');
  await expect(getAccountButton(page)).toBeVisible();
});

test('sends a member home from a visitor page and lets a visitor in (R072)', async ({ page, openAs }) => {
  const member = await stubPictures(await openAs('jogador'));
  for (const path of ['/login', '/register']) {
    await member.goto(path);
    await expect(member).toHaveURL('/');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('opens a member page for a member (R072)', async ({ player: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('waits under "Carregando..." until the session is known (R072)', async ({ player: page }) => {
  const release = await hold(page, '**/api/auth/verify');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  release();
  await expect(page.getByRole('main').getByText('Carregando...')).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});

test('shows not found for an unknown path (R041)', async ({ page }) => {
  await page.goto('/nada/por/aqui');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await expect(getLoginLink(page)).toBeVisible();
});

test('the console sends a visitor to the login and back, and a member home (R122, R147)', async ({ page, openAs }) => {
  await page.goto('/admin/mods');
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Fmods/);
  await sendLogin(page, { username: 'moderador' });
  await expect(page).toHaveURL(/\/admin\/mods/);
  await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
  const member = await openAs('jogador');
  await member.goto('/admin/mods');
  await expect(member).toHaveURL('/');
  await expect(getAccountButton(member)).toBeVisible();
});
