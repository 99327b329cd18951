import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { hold } from './support/network.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import { getAccountButton, getLoginLink, signOut } from './support/session.ts';

const displayName = (page: Page) => getSection(page, 'Perfil').getByRole('textbox', { name: 'Nome de exibição' });
const discardDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Descartar alterações?' });
const stay = (page: Page) => discardDialog(page).getByRole('button', { name: 'Continuar editando' });
const discard = (page: Page) => discardDialog(page).getByRole('button', { name: 'Descartar e sair' });
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Bigorna' });

test('asks before a link discards unsaved changes (R068)', async ({ page }) => {
  const { username } = await openProfileAsMember(page, { verified: false });
  await displayName(page).fill('Ainda não');
  await brand(page).click();
  await stay(page).click();
  await expect(discardDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/edit-profile');
  await expect(displayName(page)).toHaveValue('Ainda não');
  await brand(page).click();
  await expect(discardDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(discardDialog(page)).toBeHidden();
  await brand(page).click();
  await discard(page).click();
  await expect(page).toHaveURL('/');
  await openProfile(page);
  await expect(displayName(page)).toHaveValue(username);
});

test('asks before Forward leaves the page, but not before a link within the page (R068)', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  await brand(page).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/edit-profile');
  await displayName(page).fill('Ainda não');
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Senha' }).click();
  await expect(page).toHaveURL('/edit-profile#password');
  await expect(page.getByRole('heading', { name: 'Senha' })).toBeFocused();
  await page.goForward();
  await stay(page).click();
  await expect(page).toHaveURL('/edit-profile#password');
  await expect(displayName(page)).toHaveValue('Ainda não');
  await page.goForward();
  await discard(page).click();
  await expect(page).toHaveURL('/');
});

test('leaves without asking when nothing is unsaved (R068)', async ({ page }) => {
  const { username } = await openProfileAsMember(page, { verified: false });
  await displayName(page).fill('Outro');
  await displayName(page).fill(username);
  await brand(page).click();
  await expect(page).toHaveURL('/');
  await openProfile(page);
  await displayName(page).fill('Salvo');
  await getSection(page, 'Perfil').getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  await brand(page).click();
  await expect(page).toHaveURL('/');
});

test('the browser asks before a reload only if changes are unsaved (R068)', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(dialogs).toEqual([]);
  await displayName(page).fill('Ainda não');
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
  await expect(displayName(page)).not.toHaveValue('Ainda não');
});

test('asks before a logout discards unsaved changes (R063, R068)', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  await displayName(page).fill('Ainda não');
  await signOut(page);
  await stay(page).click();
  await expect(getAccountButton(page)).toBeVisible();
  await expect(displayName(page)).toHaveValue('Ainda não');
  await signOut(page);
  await discard(page).click();
  await expect(page).toHaveURL('/');
  await expect(getLoginLink(page)).toBeVisible();
});

test('keeps text typed during a save as unsaved (R068)', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  const profile = getSection(page, 'Perfil');
  const bio = profile.getByRole('textbox', { name: 'Bio' });
  const save = profile.getByRole('button', { name: /^Salva/ });
  const release = await hold(page, '**/api/user/profile');
  await displayName(page).fill('  Ana  ');
  await bio.fill('Faço moinhos.');
  await save.click();
  await expect(save).toHaveText('Salvando...');
  await bio.press('End');
  await bio.pressSequentially(' E trens.');
  release();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  // The saved field shows the server's value.
  await expect(displayName(page)).toHaveValue('Ana');
  await expect(bio).toHaveValue('Faço moinhos. E trens.');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await brand(page).click();
  await stay(page).click();
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveText('Salvar perfil');
  await expect(bio).toHaveValue('Faço moinhos. E trens.');
  await brand(page).click();
  await expect(page).toHaveURL('/');
});

for (const { part, open, sectionName, chunk, expected } of [
  { part: 'form', open: 'Alterar senha', sectionName: 'Senha', chunk: 'password-form', expected: 'Salvar nova senha' },
  {
    part: 'dialog',
    open: 'Excluir minha conta',
    sectionName: 'Excluir conta',
    chunk: 'deletion-dialog',
    expected: 'Cancelar',
  },
]) {
  test(`retries a ${part} that failed to load and keeps the typed input (R068)`, async ({ page, watch }) => {
    watch.expectError(new RegExp(chunk));
    await openProfileAsMember(page, { verified: false });
    await displayName(page).fill('Ainda não');
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.getByRole('button', { name: open }).click();
    const failure = getSection(page, sectionName).getByRole('alert');
    await expect(failure).toContainText('Esta parte da página não carregou.');
    await page.unroute(`**/assets/${chunk}-*.js`);
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: expected })).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(page.locator('input[autocomplete=nickname]')).toHaveValue('Ainda não');
  });
}
