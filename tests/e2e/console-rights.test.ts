import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { createStripedImage } from './support/pictures.ts';
import { openProfileAsMember } from './support/profile.ts';
import { getAccountButton } from './support/session.ts';
import { getCardPath, getConsoleToast, getContent } from './support/staff.ts';

const LIVE = { timeout: 40_000 };
const REASON = 'Pedido por carta';

/** Gives the reason in the open dialog and confirms. */
const confirm = async (page: Page, button: string, username?: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(REASON);
  if (username !== undefined) {
    await expect(dialog.getByRole('button', { name: button })).toBeDisabled();
    await dialog.getByRole('textbox', { name: username }).fill(username);
  }
  await dialog.getByRole('button', { name: button }).click();
};

test('a moderator removes a member’s picture, which the site stops showing (R207)', async ({ page, openAs, watch }) => {
  watch.allowError(/404 \(Not Found\).*\/media\/avatars\//);
  const member = await openProfileAsMember(page, { verified: true });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  const account = firestore.doc(`users/${member.uid}`);
  await expect.poll(async () => (await account.get()).get('avatar_url'), LIVE).not.toBeNull();
  const url = String((await account.get()).get('avatar_url'));

  const staff = await openAs('moderador');
  await staff.goto(getCardPath(member));
  await expect(getContent(staff).locator(`img[src$="${url}"]`)).toBeVisible();
  await staff.getByRole('button', { name: 'Remover foto' }).click();
  await confirm(staff, 'Remover foto');
  await expect(getConsoleToast(staff, 'Foto removida')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Remover foto' })).toHaveCount(0);
  await expect(getContent(staff).locator(`img[src$="${url}"]`)).toHaveCount(0);
  expect((await page.request.get(url)).status()).toBe(404);
  await expect(getAccountButton(page).locator(`img[src$="${url}"]`)).toHaveCount(0, LIVE);
});

test('a super admin exports and deletes an account at its owner’s request (R208)', async ({ watch, chief: page }) => {
  // The list of users may show a member whose picture another test removes.
  watch.allowError(/404 \(Not Found\).*\/media\/avatars\//);
  const member = await createMember({ verified: true });
  await page.goto(getCardPath(member));
  await page.getByRole('button', { name: 'Exportar dados' }).click();
  const saved = page.waitForEvent('download', LIVE);
  await confirm(page, 'Exportar dados');
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(member.email);
  expect(text).not.toContain(member.password);

  await page.getByRole('button', { name: 'Excluir conta' }).click();
  await confirm(page, 'Excluir conta', member.username);
  await expect(getConsoleToast(page, 'Conta excluída')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users(\?|$)/);
  expect((await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
});

test('an admin can neither export nor delete an account (R208)', async ({ admin: page }) => {
  const member = await createMember({ verified: true });
  await page.goto(getCardPath(member));
  await expect(page.getByRole('button', { name: 'Encerrar sessões' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Exportar dados|Excluir conta/ })).toHaveCount(0);
});

test('an admin removes a mod’s picture at once on the mod’s console page (R207)', async ({ watch, admin: page }) => {
  watch.allowError(/404 \(Not Found\)/);
  await page.goto('/admin/mods/create');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^Título/).fill(`Imagem ${Date.now()}`);
  await field(/^Autor/).fill('Oficina de Prova');
  const cover = page.getByRole('group', { name: 'Imagem de capa' });
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
  await expect(cover.locator('img')).toBeVisible(LIVE);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/mods\/[^/]+\/show/, LIVE);
  const id = /mods\/([^/]+)\/show/.exec(page.url())?.[1] ?? '';
  const mod = firestore.doc(`mods/${id}`);
  const url = String((await mod.get()).get('thumbnail_url'));
  expect((await page.request.get(url)).status()).toBe(200);

  const pictures = page.getByRole('region', { name: 'Imagens' });
  await pictures.getByRole('button', { name: 'Remover agora' }).click();
  await confirm(page, 'Remover agora');
  await expect(getConsoleToast(page, 'Imagem removida')).toBeVisible();
  await expect(pictures).toHaveCount(0);
  expect((await mod.get()).get('thumbnail_url')).toBeNull();
  expect((await page.request.get(url)).status()).toBe(404);
});
