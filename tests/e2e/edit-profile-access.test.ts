import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { pressUntilFocused } from './support/keyboard.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import { getAccountButton } from './support/session.ts';

test('/edit-profile with open forms is accessible and fits 320 and 360 px', async ({ novice: page }) => {
  await openProfile(page);
  await getSection(page, 'E-mail').getByRole('button', { name: 'Alterar e-mail' }).click();
  await getSection(page, 'Senha').getByRole('button', { name: 'Alterar senha' }).click();
  await getSection(page, 'Senha').getByLabel('Nova senha', { exact: true }).fill('Forj4da');
  await getSection(page, 'Senha').getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(getSection(page, 'Senha').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('the dialogs before leaving and deleting are accessible in both themes', async ({ novice: page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Excluir sua conta?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await getSection(page, 'Perfil').getByRole('textbox', { name: 'Nome de exibição' }).fill('Outro');
  await page.getByRole('banner').getByRole('link', { name: 'Bigorna' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
  await expectAccessible(page);
});

test('changes name and password by keyboard alone (R068, R082)', async ({ page }) => {
  const member = await openProfileAsMember(page, { verified: false });
  const form = getSection(page, 'Senha');
  const open = form.getByRole('button', { name: 'Alterar senha', exact: true });
  await page.getByRole('heading', { level: 1 }).focus();
  await pressUntilFocused(getSection(page, 'Perfil').getByRole('textbox', { name: 'Nome de exibição' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Só teclado');
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  await expect(getAccountButton(page)).toHaveAccessibleName('Conta de Só teclado');
  await pressUntilFocused(open);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Senha atual', { exact: true })).toBeFocused();
  await page.keyboard.type(member.password);
  await pressUntilFocused(form.getByLabel('Nova senha', { exact: true }));
  await page.keyboard.type('Forjada2026');
  await pressUntilFocused(form.getByLabel('Repita a nova senha', { exact: true }));
  await page.keyboard.type('Forjada2026');
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Senha alterada!')).toBeVisible();
  await expect(open).toBeFocused();
});
