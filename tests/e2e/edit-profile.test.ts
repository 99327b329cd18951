import type { Page } from '@playwright/test';
import { logIn } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { collectRequests, hold } from './support/network.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import { getAccountButton, sendLogin } from './support/session.ts';

const profileForm = (page: Page) => {
  const form = getSection(page, 'Perfil');
  return {
    displayName: form.getByRole('textbox', { name: 'Nome de exibição' }),
    fullName: form.getByRole('textbox', { name: 'Nome completo' }),
    bio: form.getByRole('textbox', { name: 'Bio' }),
    save: form.getByRole('button', { name: /^Salva/ }),
  };
};

test('sends signed-out visitors to the login and back (R076)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/edit-profile');
  await expect(page).toHaveTitle(/^Editar perfil/);
  await expect(getSection(page, 'Perfil').getByText(`@${member.username}`)).toBeVisible();
});

test('shows a changed profile in the header, after a reload and on the public card (R068)', async ({ page }) => {
  const { uid } = await openProfileAsMember(page, { verified: false });
  const form = profileForm(page);
  await form.displayName.fill('Ana da Bigorna');
  await form.fullName.fill('Ana Ferro');
  await form.bio.fill('Faço moinhos.\nE trens.');
  await expect(getSection(page, 'Perfil').getByText('22 de 500 caracteres')).toBeVisible();
  await form.save.click();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  await expect(getAccountButton(page)).toHaveAccessibleName('Conta de Ana da Bigorna');
  await page.reload();
  await expect(form.displayName).toHaveValue('Ana da Bigorna');
  await expect(form.fullName).toHaveValue('Ana Ferro');
  await expect(form.bio).toHaveValue('Faço moinhos.\nE trens.');
  const card = await firestore.doc(`profiles/${uid}`).get();
  expect(card.data()).toMatchObject({ display_name: 'Ana da Bigorna', bio: 'Faço moinhos.\nE trens.' });
  expect(card.data()).not.toHaveProperty('full_name');
});

test('shows errors at the field and above the form, and keeps the input (R081, R088)', async ({ page, watch }) => {
  await openProfileAsMember(page, { verified: false });
  const form = profileForm(page);
  await form.displayName.fill('a'.repeat(101));
  await form.fullName.fill('');
  await form.save.click();
  await expect(form.displayName).toBeFocused();
  await expect(form.displayName).toHaveAccessibleDescription(/Máximo de 100 caracteres/);
  await expect(form.fullName).toHaveAccessibleDescription(/Campo obrigatório/);
  const summary = getSection(page, 'Perfil').getByRole('alert');
  await expect(summary).toContainText('Há 2 campos para corrigir');
  await summary.getByRole('button', { name: /Nome completo/ }).click();
  await expect(form.fullName).toBeFocused();

  watch.expectError(/Failed to load resource/);
  await form.displayName.fill('Ana');
  await form.fullName.fill('Ana Ferro');
  await page.route('**/api/user/profile', (route) => route.abort());
  await form.save.click();
  await expect(getToast(page, 'Erro ao atualizar perfil')).toContainText('Erro de conexão');
  await page.unroute('**/api/user/profile');
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await form.save.click();
  await expect(getToast(page, 'Erro ao atualizar perfil')).not.toContainText('Erro de conexão');
  await expect(getToast(page, 'Erro ao atualizar perfil').getByText('Erro ao atualizar perfil')).toHaveCount(1);
  await expect(form.displayName).toHaveValue('Ana');
  await page.unroute('**/api/user/profile');
  await form.save.click();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
});

test('sends a slow save once and shows its progress (R068)', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  const form = profileForm(page);
  const calls = collectRequests(page, /\/api\/user\/profile$/);
  const release = await hold(page, '**/api/user/profile');
  await form.displayName.fill('Devagar');
  await form.save.click();
  await expect(form.save).toHaveText('Salvando...');
  await form.save.click({ force: true });
  await form.displayName.press('Enter');
  release();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('sends nothing without a token and shows a toast (R068)', async ({ page }) => {
  const { username, password } = await createMember({ verified: false });
  const { tokens, user } = await logIn(username, password);
  // Stores only the token, without a Firebase session.
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('planted')) localStorage.setItem('authToken', token);
    sessionStorage.setItem('planted', '1');
  }, tokens.accessToken);
  await openProfile(page);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  const form = profileForm(page);
  await form.displayName.fill('Ninguém');
  await form.save.click();
  await expect(getToast(page, 'Usuário não autenticado')).toBeVisible();
  await expect(form.displayName).toHaveValue('Ninguém');
  expect((await firestore.doc(`users/${user.id}`).get()).get('display_name')).not.toBe('Ninguém');
});

test('applies language, theme and game of the account only in a fresh browser', async ({ page, newVisitor }) => {
  const member = await openProfileAsMember(page, { verified: false });
  const preferences = getSection(page, 'Preferências');
  const saved = preferences.getByText('Salvo na sua conta.');
  await preferences.getByText('Claro', { exact: true }).click();
  await expect(preferences.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(saved).toBeVisible();
  const gameSaved = page.waitForResponse('**/api/user/profile');
  await preferences.getByRole('combobox', { name: 'Versão do meu jogo' }).selectOption('1.21.4');
  expect((await gameSaved).ok()).toBe(true);
  const localeSaved = page.waitForResponse('**/api/user/profile');
  await preferences.getByRole('combobox', { name: 'Idioma' }).selectOption('English (US)');
  expect((await localeSaved).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();

  const fresh = await newVisitor({ locale: 'pt-BR' });
  await fresh.goto('/login');
  await sendLogin(fresh, member);
  await expect(fresh.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(fresh.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => fresh.evaluate(() => localStorage.getItem('myGame'))).toBe('1.21.4|');

  const settled = await newVisitor({ locale: 'pt-BR' });
  await settled.addInitScript(() => {
    localStorage.setItem('locale', 'pt-BR');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('myGame', '1.20.1|forge');
  });
  await settled.goto('/login');
  await sendLogin(settled, member);
  await expect(settled).toHaveURL('/dashboard');
  await settled.goto('/edit-profile');
  await expect(getSection(settled, 'Preferências').getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await expect(settled.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await settled.evaluate(() => localStorage.getItem('myGame'))).toBe('1.20.1|forge');
});

test('saves the last of two quick choices when the first request is slow', async ({ page }) => {
  const { uid } = await openProfileAsMember(page, { verified: false });
  const preferences = getSection(page, 'Preferências');
  const sent: unknown[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/user/profile', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await gate.promise;
    await route.continue();
  });
  await preferences.getByText('Claro', { exact: true }).click();
  await expect(preferences.getByText('Salvando na sua conta...')).toBeVisible();
  await preferences.getByText('Escuro', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => sent).toEqual([{ settings: { theme: 'light' } }]);
  gate.resolve();
  await expect(preferences.getByText('Salvo na sua conta.')).toBeVisible();
  await expect.poll(() => sent).toEqual([{ settings: { theme: 'light' } }, { settings: { theme: 'dark' } }]);
  await expect.poll(async () => (await firestore.doc(`users/${uid}`).get()).get('settings.theme')).toBe('dark');
});

test('keeps the language chosen in the profile after a reload', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  const language = getSection(page, 'Preferências').getByRole('combobox', { name: 'Idioma' });
  const saved = page.waitForResponse('**/api/user/profile');
  await language.selectOption('Français (France)');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Langue' })).toHaveValue('fr-FR');
});
