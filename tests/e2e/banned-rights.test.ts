import { readFile } from 'node:fs/promises';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { banMember, createMember } from './support/members.ts';
import { getFactorForm, sendFactor } from './support/session.ts';
import { createMemberWithFactor } from './support/staff.ts';

test('a banned member exports the data and deletes the account on the ban page (R208)', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login\/banned/);
  const member = await createMember({ verified: true });
  await banMember(member, 'Propaganda em toda parte');
  await page.goto('/banned');
  const rights = page.getByRole('region', { name: 'Seus dados continuam seus' });
  await rights.getByRole('button', { name: 'Baixar dados ou excluir a conta' }).click();
  await rights.getByLabel('Usuário ou e-mail').fill(member.username);
  const password = rights.getByLabel('Senha', { exact: true });

  await test.step('gives no access with a wrong password', async () => {
    await password.fill('Errada123');
    await rights.getByRole('button', { name: 'Confirmar que sou eu' }).click();
    await expect(rights.getByRole('alert').first()).toBeVisible();
    await expect(rights.getByRole('button', { name: 'Baixar meus dados' })).toHaveCount(0);
  });

  await test.step('downloads the data', async () => {
    await password.fill(member.password);
    await rights.getByRole('button', { name: 'Confirmar que sou eu' }).click();
    const saved = page.waitForEvent('download', { timeout: 40_000 });
    await rights.getByRole('button', { name: 'Baixar meus dados' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain(member.email);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  await test.step('deletes the account', async () => {
    await rights.getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Senha atual', { exact: true }).fill(member.password);
    await dialog.getByRole('textbox', { name: /DELETAR/ }).fill('deletar');
    await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
  });
});

test('a banned member must prove the second factor before the export (R208, R205)', async ({ page, watch }) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/login\/banned\/factor/);
  const member = await createMemberWithFactor();
  await banMember(member, 'Propaganda em toda parte');
  await page.goto('/banned');
  const rights = page.getByRole('region', { name: 'Seus dados continuam seus' });
  await rights.getByRole('button', { name: 'Baixar dados ou excluir a conta' }).click();
  await rights.getByLabel('Usuário ou e-mail').fill(member.username);
  await rights.getByLabel('Senha', { exact: true }).fill(member.password);
  await rights.getByRole('button', { name: 'Confirmar que sou eu' }).click();
  await expect(getFactorForm(page).code).toBeFocused();
  await sendFactor(page, '000000');
  await expect(rights.getByText('O código ou a chave de acesso não confere.').first()).toBeVisible();
  await expect(rights.getByRole('button', { name: 'Baixar meus dados' })).toHaveCount(0);
  await sendFactor(page);
  const saved = page.waitForEvent('download', { timeout: 40_000 });
  await rights.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(member.email);
});
