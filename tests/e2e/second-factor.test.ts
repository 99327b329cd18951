import type { Page } from '@playwright/test';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember, type Member } from './support/members.ts';
import { ageNextFactor } from './support/old-factor.ts';
import { addPasskey } from './support/passkeys.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import {
  addApp,
  closeCodes,
  getAppForm,
  getNextCode,
  getPrompt,
  getSecurity,
  openAppForm,
  openSecondStep,
  readSecret,
  sendFirstCode,
} from './support/second-factor.ts';
import { getAccountButton, getFactorForm, getLoginLink, sendFactor, sendLogin, signIn } from './support/session.ts';
import { createMemberWithFactor, createStaff, getCardPath } from './support/staff.ts';

const sessions = (page: Page) => getSection(page, 'Sessões');

/** Stores where a member's sessions began. Only Hosting knows the country. */
const placeSessions = async ({ uid }: Member): Promise<void> => {
  const account = firestore.doc(`users/${uid}`);
  const ids = Object.keys((await account.get()).get('sessions'));
  const place = { browser: 'Firefox', system: 'Linux', country: 'PT' };
  const changes = ids.flatMap((id) => Object.entries(place).map(([name, value]) => [`sessions.${id}.${name}`, value]));
  await account.update(Object.fromEntries(changes));
};

test('an app’s code or a recovery code finishes the login; 9 recovery codes remain (R205)', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/(user\/factors|auth\/login)/);
  const member = await openProfileAsMember(page, { verified: true });
  const secret = await openAppForm(page, member);
  await getAppForm(page).code.fill('000000');
  await getAppForm(page).save.click();
  await expect(getSecurity(page).getByText('O código ou a chave de acesso não confere.').first()).toBeVisible();
  const codes = await sendFirstCode(page, secret);
  await closeCodes(page);

  const other = await newVisitor();
  await other.goto('/login');
  await sendLogin(other, member);
  await sendFactor(other, '000000');
  await expect(other.getByText('O código ou a chave de acesso não confere.').first()).toBeVisible();
  await sendFactor(other, getNextCode(secret));
  await expect(getAccountButton(other)).toBeVisible();

  const third = await newVisitor();
  await third.goto('/login');
  await sendLogin(third, member);
  await third.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  const field = third.getByRole('textbox', { name: 'Código de recuperação' });
  await field.fill(codes[0] ?? '');
  await getFactorForm(third).submit.click();
  await expect(getAccountButton(third)).toBeVisible();
  await page.reload();
  await expect(getSecurity(page).getByText('Restam 9 códigos de recuperação.')).toBeVisible();
});

test('a passkey finishes the login (R205)', async ({ page }) => {
  const member = await openProfileAsMember(page, { verified: true });
  await addPasskey(page, member);
  await openSecondStep(page, member);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(getAccountButton(page)).toBeVisible();
});

const createStaffWithoutFactor = async (): Promise<Member> => {
  const member = await createMember({ verified: true });
  await Promise.all(
    ['users', 'profiles'].map((path) => firestore.doc(`${path}/${member.uid}`).update({ role: 'moderator' })),
  );
  return member;
};

test('staff without a factor must set one up before the console opens (R205)', async ({ page }) => {
  const member = await createStaffWithoutFactor();
  await signIn(page, member);
  await expect(page).toHaveURL('/edit-profile#security');
  await page.goto('/admin/reports');
  await expect(page).toHaveURL('/edit-profile?from=%2Fadmin%2Freports#security');
  await expect(getSecurity(page).getByText(/só abre o painel com a verificação em duas etapas/)).toBeVisible();
  await addApp(page, member);
  await expect(getSecurity(page).getByText('Contas da equipe precisam de ao menos um método')).toBeVisible();
  await getSecurity(page).getByRole('link', { name: 'Abrir o painel' }).click();
  await expect(page.getByRole('menuitem', { name: /^Mods/ })).toBeVisible();
  await expect(page).toHaveURL('/admin/reports');
});

test('staff set up a factor before any page, keep the codes, then continue to the page (R205)', async ({ page }) => {
  const member = await createStaffWithoutFactor();
  await page.goto('/favorites');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/edit-profile#security');
  await sendFirstCode(page, await openAppForm(page, member));
  await page.getByRole('banner').getByRole('link', { name: 'Bigorna' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar aos códigos' }).click();
  const file = getSecurity(page).getByRole('link', { name: 'Baixar como arquivo' });
  expect(decodeURIComponent((await file.getAttribute('href')) ?? '')).toContain(
    `Bigorna: códigos de recuperação da conta ${member.username}`,
  );
  await closeCodes(page);
  await getSecurity(page).getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/favorites');
});

test('a sensitive action asks for the factor again and then continues (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  const [staff, member] = await Promise.all([createStaff('super_admin'), createMemberWithFactor()]);
  await ageNextFactor(page);
  await signIn(page, staff);
  await page.goto(getCardPath(member));
  await page.getByRole('button', { name: 'Alterar função' }).click();
  await page.getByRole('radio', { name: /^Moderador/ }).check();
  await page.getByRole('button', { name: 'Alterar função' }).click();
  const dialog = getPrompt(page);
  await dialog.getByRole('textbox', { name: 'Código' }).fill(getTotpCode());
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Função alterada')).toBeVisible();
});

test('a change of e-mail asks a member for the factor again and then continues (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/user\/email/);
  const member = await createMemberWithFactor();
  await ageNextFactor(page);
  await signIn(page, member);
  await openProfile(page);
  const form = getSection(page, 'E-mail');
  await form.getByRole('button', { name: 'Alterar e-mail' }).click();
  await form.getByRole('textbox', { name: 'Novo e-mail' }).fill(`nova-${member.email}`);
  await form.getByLabel('Senha atual', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Enviar link' }).click();
  const dialog = getPrompt(page);
  await dialog.getByRole('textbox', { name: 'Código do aplicativo autenticador' }).fill(getTotpCode());
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByRole('status')).toContainText(`Enviamos um link para nova-${member.email}.`);
});

test('a change of password asks for the factor again, and the member stays signed in (R206)', async ({
  page,
  watch,
}) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/user\/password/);
  const member = await createMemberWithFactor();
  await ageNextFactor(page);
  await signIn(page, member);
  await openProfile(page);
  const form = getSection(page, 'Senha');
  await form.getByRole('button', { name: 'Alterar senha' }).click();
  await form.getByLabel('Senha atual', { exact: true }).fill(member.password);
  await form.getByLabel('Nova senha', { exact: true }).fill('Granito8Solar');
  await form.getByLabel('Repita a nova senha', { exact: true }).fill('Granito8Solar');
  await form.getByRole('button', { name: 'Salvar nova senha' }).click();
  const dialog = getPrompt(page);
  await dialog.getByRole('textbox', { name: 'Código do aplicativo autenticador' }).fill(getTotpCode());
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(getToast(page, 'Senha alterada!')).toBeVisible();
  await page.reload();
  await expect(getAccountButton(page)).toBeVisible();
});

test('adding another factor asks for the existing factor first (R205, R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/user\/factors\/totp/);
  const member = await openProfileAsMember(page, { verified: true });
  await addPasskey(page, member);
  await openSecondStep(page, member);
  await ageNextFactor(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(getAccountButton(page)).toBeVisible();
  await openProfile(page);
  const form = getAppForm(page);
  await form.add.click();
  await form.start.click();
  const dialog = getPrompt(page);
  await dialog.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(dialog).toHaveCount(0);
  await form.code.fill(getTotpCode(await readSecret(page)));
  await form.save.click();
  await expect(getSecurity(page).getByText('Meu celular')).toBeVisible();
});

test('a member ends another session, then all sessions (R206)', async ({ page, newVisitor, watch }) => {
  // The browser logs this when another client ends the session.
  watch.allowError(/40[013] \((Bad Request|Unauthorized|Forbidden)\)/);
  const member = await openProfileAsMember(page, { verified: true });
  const rows = sessions(page).getByRole('listitem');
  // The test registered the member outside of the browser, which began a session too.
  await expect(rows).toHaveCount(2);
  const other = await newVisitor();
  await signIn(other, member);
  await placeSessions(member);
  await openProfile(page);
  await expect(rows).toHaveCount(3);
  const others = rows.filter({ hasNotText: 'Este aparelho' });
  await expect(others).toHaveText([1, 2].map(() => /Firefox no Linux.*Portugal · Último uso: .* · Aberta em /));
  await sessions(page)
    .getByRole('button', { name: /^Encerrar (?!todas)/ })
    .first()
    .click();
  await expect(getToast(page, 'Sessão encerrada')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.getByRole('button')).toBeFocused();
  await other.goto('/favorites');
  await expect(other).toHaveURL('/login');
  await sessions(page).getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await expect(rows).toHaveCount(1);
  await expect(sessions(page).getByRole('heading', { name: 'Sessões' })).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await sessions(page).getByRole('button', { name: 'Encerrar todas e sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar todas e sair' }).click();
  await expect(getLoginLink(page)).toBeVisible();
});
