import type { Page } from '@playwright/test';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember, type Member } from './support/members.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import {
  getAccountButton,
  getFactorForm,
  getLoginLink,
  sendFactor,
  sendLogin,
  signIn,
  signOut,
} from './support/session.ts';
import { createMemberWithFactor, createStaff, getCardPath } from './support/staff.ts';

const PERIOD_MS = 30_000;
/** A code works once, so the next login needs the code of the next period. The API already accepts that code. */
const getNextCode = (secret: string): string => getTotpCode(secret, new Date(Date.now() + PERIOD_MS));

const security = (page: Page) => getSection(page, 'Segurança');
const sessions = (page: Page) => getSection(page, 'Sessões');

/** Adds an authenticator app as the first factor. Returns its secret and the recovery codes. */
const addApp = async (page: Page, { password }: Member) => {
  const box = security(page);
  await box.getByRole('button', { name: 'Adicionar aplicativo autenticador' }).click();
  await box.getByLabel('Senha atual', { exact: true }).fill(password);
  await box.getByRole('button', { name: 'Continuar' }).click();
  await expect(box.getByRole('img', { name: 'QR Code para o aplicativo autenticador' })).toBeVisible();
  const secret = (await box.locator('code').innerText()).replaceAll(' ', '');
  await box.getByRole('textbox', { name: 'Código mostrado no aplicativo' }).fill('000000');
  await box.getByRole('button', { name: 'Ativar' }).click();
  await expect(box.getByText('O código ou a chave de acesso não confere.').first()).toBeVisible();
  await box.getByRole('textbox', { name: 'Código mostrado no aplicativo' }).fill(getTotpCode(secret));
  await box.getByRole('button', { name: 'Ativar' }).click();
  await expect(box.getByRole('heading', { name: 'Guarde seus códigos de recuperação' })).toBeFocused();
  const codes = await box.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await box.getByRole('button', { name: 'Já guardei' }).click();
  await expect(box.getByText('Meu celular')).toBeVisible();
  return { secret, codes };
};

test('an app’s code or a recovery code finishes the login; 9 recovery codes remain (R205)', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/(user\/factors|auth\/login)/);
  const member = await openProfileAsMember(page, { verified: true });
  const { secret, codes } = await addApp(page, member);

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
  await expect(security(page).getByText('Restam 9 códigos de recuperação.')).toBeVisible();
});

/** Refuses the next call to a URL, as the API does ten minutes after the last proof of a factor. */
const requireFreshFactorOnce = (page: Page, url: string) =>
  page.route(
    url,
    (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'fresh_factor_required', message: 'Confirme.' } }),
    { times: 1 },
  );

/** Adds a passkey of a virtual authenticator as the first factor. */
const addPasskey = async (page: Page, { password }: Member): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const box = security(page);
  await box.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await box.getByLabel('Senha atual', { exact: true }).fill(password);
  await box.getByRole('textbox', { name: 'Nome da chave de acesso' }).fill('Notebook');
  await box.getByRole('button', { name: 'Continuar' }).click();
  await box.getByRole('button', { name: 'Já guardei' }).click();
  await expect(box.getByText('Notebook')).toBeVisible();
};

test('a passkey finishes the login (R205)', async ({ page }) => {
  const member = await openProfileAsMember(page, { verified: true });
  await addPasskey(page, member);
  await signOut(page);
  await expect(getLoginLink(page)).toBeVisible();
  await page.goto('/login');
  await sendLogin(page, member);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(getAccountButton(page)).toBeVisible();
});

test('staff without a factor must set one up before the console opens (R205)', async ({ page, watch }) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/user\/factors/);
  const member = await createMember({ verified: true });
  await Promise.all(
    ['users', 'profiles'].map((path) => firestore.doc(`${path}/${member.uid}`).update({ role: 'moderator' })),
  );
  await signIn(page, member);
  await expect(page).toHaveURL('/edit-profile#security');
  await page.goto('/admin');
  await expect(page).toHaveURL('/edit-profile#security');
  await expect(security(page).getByText(/só abre o painel com a verificação em duas etapas/)).toBeVisible();
  await addApp(page, member);
  await page.goto('/admin');
  await expect(page.getByRole('menuitem', { name: /^Mods/ })).toBeVisible();
});

test('a sensitive action asks for the factor again and then continues (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  const [staff, member] = await Promise.all([createStaff('super_admin'), createMemberWithFactor()]);
  await signIn(page, staff);
  await requireFreshFactorOnce(page, '**/api/admin/users/*/role');
  await page.goto(getCardPath(member));
  await page.getByRole('button', { name: 'Alterar função' }).click();
  await page.getByRole('radio', { name: /^Moderador/ }).check();
  await page.getByRole('button', { name: 'Alterar função' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByRole('textbox', { name: 'Código' }).fill(getTotpCode());
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Função alterada')).toBeVisible();
});

test('a change of e-mail asks a member for the factor again and then continues (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/user\/email/);
  const member = await createMemberWithFactor();
  await signIn(page, member);
  await requireFreshFactorOnce(page, '**/api/user/email');
  await openProfile(page);
  const form = getSection(page, 'E-mail');
  await form.getByRole('button', { name: 'Alterar e-mail' }).click();
  await form.getByRole('textbox', { name: 'Novo e-mail' }).fill(`nova-${member.email}`);
  await form.getByLabel('Senha atual', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Enviar link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByRole('textbox', { name: 'Código do aplicativo autenticador' }).fill(getTotpCode());
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByRole('status')).toContainText(`Enviamos um link para nova-${member.email}.`);
});

test('adding another factor asks for the existing factor first (R205, R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/confirm/);
  const member = await openProfileAsMember(page, { verified: true });
  await addPasskey(page, member);
  await requireFreshFactorOnce(page, '**/api/user/factors/totp/confirm');
  const box = security(page);
  await box.getByRole('button', { name: 'Adicionar aplicativo autenticador' }).click();
  await box.getByRole('button', { name: 'Continuar' }).click();
  const secret = (await box.locator('code').innerText()).replaceAll(' ', '');
  await box.getByRole('textbox', { name: 'Código mostrado no aplicativo' }).fill(getTotpCode(secret));
  await box.getByRole('button', { name: 'Ativar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(box.getByText('Meu celular')).toBeVisible();
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
  await openProfile(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Este aparelho' })).toHaveCount(1);
  await sessions(page)
    .getByRole('button', { name: /^Encerrar (?!todas)/ })
    .first()
    .click();
  await expect(getToast(page, 'Sessão encerrada')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await other.goto('/favorites');
  await expect(other).toHaveURL('/login');
  await sessions(page).getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await sessions(page).getByRole('button', { name: 'Encerrar todas e sair' }).click();
  await expect(getLoginLink(page)).toBeVisible();
});
