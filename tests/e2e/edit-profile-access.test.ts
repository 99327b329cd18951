import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import { getAccountButton } from './support/session.ts';

test('/edit-profile with open forms is accessible and fits 320 and 360 px', async ({ openAs }) => {
  const page = await openAs('novato');
  await openProfile(page);
  await getSection(page, 'E-mail').getByRole('button', { name: 'Alterar e-mail' }).click();
  await getSection(page, 'Senha').getByRole('button', { name: 'Alterar senha' }).click();
  await getSection(page, 'Senha').getByLabel('Nova senha', { exact: true }).fill('Forj4da');
  await getSection(page, 'Senha').getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(getSection(page, 'Senha').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('the dialogs before leaving and deleting are accessible in both themes', async ({ openAs }) => {
  const page = await openAs('novato');
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

/** Presses Tab until the named element has the focus, at most 60 times. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (label ?? element?.textContent ?? '').trim();
    });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused()) === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
};

test('changes name and password by keyboard alone (R068, R082)', async ({ page }) => {
  const member = await openProfileAsMember(page, { verified: false });
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'Nome de exibição');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Só teclado');
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  await expect(getAccountButton(page)).toHaveAccessibleName('Conta de Só teclado');
  await tabTo(page, 'Alterar senha');
  await page.keyboard.press('Enter');
  await expect(getSection(page, 'Senha').getByLabel('Senha atual', { exact: true })).toBeFocused();
  await page.keyboard.type(member.password);
  await tabTo(page, 'Nova senha');
  await page.keyboard.type('Forjada2026');
  await tabTo(page, 'Repita a nova senha');
  await page.keyboard.type('Forjada2026');
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Senha alterada!')).toBeVisible();
  await expect(getSection(page, 'Senha').getByRole('button', { name: 'Alterar senha' })).toBeFocused();
});
