import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { findViolations } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { fulfillWith } from './support/network.ts';
import { sendLogin } from './support/session.ts';
import { getContent } from './support/staff.ts';

/** Timeout until a change appears, on a shared machine. */
const FRESH = { timeout: 60_000 };

test('a super admin expires a password, and the login then advises a reset (R209)', async ({ page, watch, chief }) => {
  test.setTimeout(180_000);
  watch.allowError(/status of 403/);
  const member = await createMember({ verified: true });
  await chief.goto(`/admin/users/${member.uid}/show`);
  await chief.getByRole('button', { name: 'Exigir nova senha' }).click();
  const asks = chief.getByRole('dialog');
  await expect(asks).toContainText(`confira se o e-mail da conta ainda é dela: ${member.email}.`);
  expect(await findViolations(chief)).toEqual([]);
  await asks.getByRole('button', { name: 'Exigir nova senha' }).click();
  await expect(chief.getByText('Nova senha exigida e sessões encerradas')).toBeVisible(FRESH);
  expect((await firestore.doc(`users/${member.uid}`).get()).get('password_expired_at')).not.toBeNull();
  await page.goto('/login');
  await sendLogin(page, member);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Crie uma em “Esqueceu a senha?”', FRESH);
});

test('a take-down by creator or date previews the number of affected releases (R209)', async ({ chief }) => {
  test.setTimeout(180_000);
  const member = await createMember({ verified: true });
  await chief.goto(`/admin/users/${member.uid}/show`);
  await chief.getByRole('button', { name: 'Tirar do ar o que a conta cadastrou' }).click();
  const asks = chief.getByRole('dialog');
  await expect(asks.getByRole('status')).toHaveText('0 versões (mods afetados: 0).', FRESH);
  await asks.getByRole('textbox', { name: /^Digite/ }).fill('tirar do ar');
  await expect(asks.getByRole('button', { name: 'Tirar do ar' })).toBeDisabled();
  expect(await findViolations(chief)).toEqual([]);
  await asks.getByRole('textbox', { name: /^Digite/ }).fill('');
  await asks.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asks).toHaveCount(0);

  await chief.goto('/admin/blocked-files');
  await chief.getByRole('button', { name: 'Tirar do ar por período' }).click();
  await expect(asks.getByRole('status')).toHaveText('Escolha o início e o fim.');
  await asks.getByLabel('De', { exact: true }).fill('2020-01-01T00:00');
  await asks.getByLabel('Até', { exact: true }).fill('2020-01-02T00:00');
  await expect(asks.getByRole('status')).toHaveText('0 versões (mods afetados: 0).', FRESH);
});

test('a take-down says that it goes on without its window only while it runs (R209)', async ({ chief }) => {
  let state: TakeDownResult['state'] = 'running';
  const progress = () => ({ id: 'prova', state, pending: 2, releases: ['uma'], downloaders: null });
  await fulfillWith(chief, '**/api/admin/created-releases?**', { releases: 3, mods: 1 });
  await chief.route('**/api/admin/take-downs**', (route) =>
    route.fulfill({ json: { success: true, data: progress() } }),
  );
  await chief.goto('/admin/blocked-files');
  await chief.getByRole('button', { name: 'Tirar do ar por período' }).click();
  const asks = chief.getByRole('dialog');
  await asks.getByLabel('De', { exact: true }).fill('2020-01-01T00:00');
  await asks.getByLabel('Até', { exact: true }).fill('2020-01-02T00:00');
  await asks.getByRole('textbox', { name: 'Motivo' }).fill('Ladrão de contas de prova');
  await asks.getByRole('textbox', { name: /^Digite/ }).fill('tirar do ar');
  await asks.getByRole('button', { name: 'Tirar do ar' }).click();
  const result = chief.getByRole('dialog', { name: 'Tirando do ar...' }).getByRole('status');
  await expect(result).toContainText('Faltam 2. Continua mesmo se você fechar esta janela.', FRESH);
  state = 'failed';
  const failed = chief.getByRole('dialog', { name: 'Nem tudo saiu do ar' });
  await expect(failed.getByRole('status')).toHaveText('1 versão saiu do ar.Ainda não saíram: 2.', FRESH);
  await expect(failed.getByRole('progressbar')).toHaveCount(0);
});

test('a mass sign-out needs a typed word that matches its scope (R209)', async ({ chief }) => {
  await chief.goto('/admin/settings/site');
  await getContent(chief).getByRole('button', { name: 'Encerrar sessões em massa' }).click();
  const asks = chief.getByRole('dialog');
  const act = asks.getByRole('button', { name: 'Encerrar sessões' });
  await expect(act).toBeDisabled();
  await asks.getByRole('textbox', { name: /^Digite/ }).fill('sessões da equipe');
  await expect(act).toBeEnabled();
  await asks.getByRole('radio', { name: 'Todos: membros e equipe' }).check();
  await expect(act).toBeDisabled();
  expect(await findViolations(chief)).toEqual([]);
});
