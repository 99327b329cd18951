import { session } from '@bigorna/domain/endpoints/auth.schemas';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { fetchData, logIn } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { environment } from './support/environment.ts';
import { expect, test } from './support/fixtures.ts';
import { getMails, waitForNewestMail } from './support/mails.ts';
import { createMember } from './support/members.ts';
import { collectRequests, failWith, failWithRateLimit, fulfillWith, hold } from './support/network.ts';
import { getToastByTitle, getVerificationDialog } from './support/registration.ts';
import { getAccountButton, sendLogin, signIn } from './support/session.ts';

const RESEND = '**/api/auth/resend-verification';
const SENT = 'Email de verificação reenviado! Verifique sua caixa de entrada.';

/** Opens the dialog from the notice of the dashboard. */
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Como verificar' }).click();
  const parts = getVerificationDialog(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
};

/** Stubs `is_verified` of a seed account with this value. */
const stubVerified = async (page: Page, account: string, isVerified: boolean | number): Promise<void> => {
  const { user } = await fetchData('/auth/login', session, {
    method: 'POST',
    body: { identifier: account, password: SEED_PASSWORD },
  });
  const data = { user: { ...user, is_verified: isVerified } };
  await fulfillWith(page, '**/api/auth/verify', data);
};

for (const isVerified of [0, false]) {
  test(`the dialog opens only on request with is_verified ${isVerified}, and returns focus (R078)`, async ({
    novice: page,
  }) => {
    await stubVerified(page, 'novato', isVerified);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
    await expect(getVerificationDialog(page).dialog).toBeHidden();
    const { dialog, close } = await openDialog(page);
    await expect(dialog).toContainText('novato@bigorna.test');
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Como verificar' })).toBeFocused();
  });
}

for (const isVerified of [1, true]) {
  test(`offers nothing to verify with is_verified ${isVerified} (R078)`, async ({ player: page }) => {
    await stubVerified(page, 'jogador', isVerified);
    await page.goto('/dashboard');
    await expect(page.getByText('E-mail verificado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeHidden();
    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeHidden();
  });
}

test('resends the mail and counts down 30 s, also while the dialog is closed (R067, R079)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await waitForNewestMail(member.email, 'VERIFY_EMAIL');
  await page.clock.install();
  await signIn(page, member);
  const { dialog, resend, statusText, close } = await openDialog(page);
  const respond = await hold(page, RESEND);
  await resend.focus();
  await expect(() => page.clock.pauseAt(Date.now() + 1_000)).toPass();
  await resend.press('Enter');
  await expect(resend).toHaveText('Enviando...');
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  respond();
  await expect(resend).toHaveText('Reenviar em 30s');
  await expect(statusText).toHaveText(SENT);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(resend).toBeFocused();
  for (const remaining of [29, 28, 27]) {
    await page.clock.runFor(1_000);
    await expect(resend).toHaveText(`Reenviar em ${remaining}s`);
  }
  expect((await getMails(member.email, 'VERIFY_EMAIL')).length).toBe(2);

  await page.clock.resume();
  await close.click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(5_000);
  await openDialog(page);
  const seconds = Number((await resend.textContent())?.match(/^Reenviar em (\d+)s$/)?.[1]);
  expect(seconds).toBeLessThanOrEqual(22);
  await page.clock.fastForward(23_000);
  await expect(resend).toHaveText('Reenviar e-mail');
  await expect(resend).toHaveAttribute('aria-disabled', 'false');
});

test('explains a failed resend, and counts down a rate limit on every page (R067, R079, R090)', async ({
  watch,
  novice: page,
}) => {
  watch.expectError(/\/api\/auth\/resend-verification/);
  await page.clock.install();
  await page.goto('/dashboard');
  const { resend, statusText } = await openDialog(page);
  for (const { status, message, expected } of [
    { status: 503, message: 'O correio está fechado.', expected: 'O correio está fechado.' },
    { status: 500, message: '', expected: 'Erro ao reenviar verificação' },
  ]) {
    await failWith(page, RESEND, status, { message });
    await resend.click();
    await expect(statusText).toHaveText(expected);
    await expect(resend).toHaveText('Reenviar e-mail');
    await page.unroute(RESEND);
  }
  await page.route(RESEND, (route) => route.abort());
  await resend.click();
  await expect(statusText).toHaveText('Erro ao reenviar verificação');
  await page.unroute(RESEND);

  await failWithRateLimit(page, RESEND, 600);
  await resend.click();
  await expect(statusText).toHaveText('Tente novamente em alguns minutos');
  await expect(resend).toHaveText(/^Reenviar em (9|10) min$/);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/verify-email');
  const here = page.getByRole('main').getByRole('button', { name: /^Reenviar/ });
  await expect(here).toHaveText(/^Reenviar em ([89]|10) min$/);
  await page.clock.fastForward(500_000);
  await expect(here).toHaveText(/^Reenviar em \d+s$/);
  await page.clock.fastForward(100_000);
  await expect(here).toHaveText('Reenviar e-mail');
});

test('sends nothing during the countdown; the server limits other browsers (R079, R090)', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectError(/429 \(Too Many Requests\).*\/resend-verification/);
  const member = await createMember({ verified: false });
  const other = await newVisitor();
  await Promise.all([signIn(page, member), signIn(other, member)]);
  const [here, there] = await Promise.all([openDialog(page), openDialog(other)]);
  const requests = collectRequests(page, /\/resend-verification$/);
  await here.resend.click();
  await expect(here.statusText).toHaveText(SENT);
  await here.resend.click({ force: true });
  await there.resend.click();
  await expect(there.statusText).toHaveText('Tente novamente em alguns minutos');
  await expect(there.resend).toHaveText(/^Reenviar em \d+s$/);
  expect(requests).toHaveLength(1);
});

test('the mailed link verifies the e-mail in every open tab, and works only once (R077, R145)', async ({
  page,
  context,
  newVisitor,
  watch,
}) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/verify-email/);
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
  const { path } = await waitForNewestMail(member.email, 'VERIFY_EMAIL');
  const toastShown = getToastByTitle(page, 'E-mail verificado!').waitFor({ timeout: 45_000 });
  const tab = await context.newPage();
  const calls = collectRequests(tab, /\/api\/auth\/verify-email$/);
  await tab.goto(path);
  await expect(tab.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(tab).toHaveURL('/verify-email');
  expect(calls.map((call) => call.method())).toEqual(['POST']);
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeHidden();
  await toastShown;
  await expect(page.getByText('E-mail verificado', { exact: true })).toBeVisible();

  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Este link já foi usado' })).toBeVisible();
  await expect(tab.getByRole('main')).toContainText('Seu e-mail já está verificado');
  await expect(getAccountButton(tab)).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText('já foi usado ou expirou');
  await visitor.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(visitor).toHaveURL('/login');
});

test('checks a link again after a failed check (R077)', async ({ page, watch }) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/auth\/verify-email/);
  const member = await createMember({ verified: false });
  const { path } = await waitForNewestMail(member.email, 'VERIFY_EMAIL');
  await failWith(page, '**/api/auth/verify-email', 503, { code: 'unavailable', message: 'Volte já.' });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Erro ao verificar o e-mail' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Volte já.');
  await page.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
});

test('verifies the account of the link and keeps the current member signed in (R077)', async ({ page }) => {
  const open = await createMember({ verified: false });
  const other = await createMember({ verified: false });
  await signIn(page, open);
  const { path } = await waitForNewestMail(other.email, 'VERIFY_EMAIL');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('é de outra conta');
  await page.getByRole('link', { name: 'Ir para o meu painel' }).click();
  const { dialog } = await openDialog(page);
  await expect(dialog).toContainText(open.email);
});

test('confirms a changed e-mail by the mailed link and keeps the session (R077)', async ({ page }) => {
  const member = await createMember({ verified: true });
  const newEmail = `novo-${member.email}`;
  const { tokens } = await logIn(member.username, member.password);
  const body = { email: newEmail, current_password: member.password };
  await fetchData('/user/email', z.null(), { method: 'POST', token: tokens.accessToken, body });
  await signIn(page, member);
  await page.goto((await waitForNewestMail(newEmail, 'VERIFY_AND_CHANGE_EMAIL')).path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail foi alterado' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Agora é ${newEmail}.`);
  await expect(page.getByRole('main')).toContainText('As sessões em outros aparelhos foram encerradas.');
  await page.getByRole('main').getByRole('link', { name: 'Ir para o meu painel' }).click();
  await getAccountButton(page).click();
  await expect(page.getByRole('menu')).toContainText(newEmail);
});

test('a changed e-mail ends all sessions if its link opens without a login (R077)', async ({ page }) => {
  const member = await createMember({ verified: true });
  const newEmail = `novo-${member.email}`;
  const { tokens } = await logIn(member.username, member.password);
  const body = { email: newEmail, current_password: member.password };
  await fetchData('/user/email', z.null(), { method: 'POST', token: tokens.accessToken, body });
  await page.goto((await waitForNewestMail(newEmail, 'VERIFY_AND_CHANGE_EMAIL')).path);
  await expect(page.getByRole('main')).toContainText('Todas as sessões desta conta foram encerradas.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toBeVisible();
});

/** Changes the e-mail with a token, by Firebase's public endpoint. Firebase sends a mail to the previous e-mail. */
const hijackEmail = async (idToken: string, email: string): Promise<void> => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = environment;
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, email }),
    signal: AbortSignal.timeout(15_000),
  });
  expect(response.status).toBe(200);
};

test('restores the previous e-mail by a mailed link and advises a new password (R077)', async ({ page }) => {
  const member = await createMember({ verified: true });
  const { tokens } = await logIn(member.username, member.password);
  await hijackEmail(tokens.accessToken, `ladrao-${member.email}`);
  await page.goto((await waitForNewestMail(member.email, 'RECOVER_EMAIL')).path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail anterior foi restaurado' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Criar nova senha' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('/verify-email without a link asks for a login, and opens again after the login (R077)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('main')).toContainText(member.email);
  await expect(page.getByRole('button', { name: 'Reenviar e-mail' })).toBeVisible();
});

test('the dialog shows that the e-mail is still unverified, and closes once verified (R078)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await signIn(page, member);
  const { dialog, check, statusText } = await openDialog(page);
  await check.click();
  await expect(statusText).toHaveText('Ainda não: abra o link que está no e-mail e confira de novo.');
  await expect(check).toBeFocused();
  const { code } = await waitForNewestMail(member.email, 'VERIFY_EMAIL');
  const verified = z.object({ change: z.literal('verified') });
  await fetchData('/auth/verify-email', verified, { method: 'POST', body: { token: code } });
  await expect(dialog).toBeHidden();
  await expect(getToastByTitle(page, 'E-mail verificado!')).toBeVisible();
});

test('offers the pending download when the e-mail is verified on another page (R018, R022)', async ({ page, mod }) => {
  const member = await createMember({ verified: false });
  await signIn(page, member);
  const path = `/mods/${mod.slug}/download`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail para baixar' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Seus favoritos' })).toBeVisible();
  const { code } = await waitForNewestMail(member.email, 'VERIFY_EMAIL');
  const verified = z.object({ change: z.literal('verified') });
  await fetchData('/auth/verify-email', verified, { method: 'POST', body: { token: code } });
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  const notice = getToastByTitle(page, 'E-mail verificado!');
  await expect(notice).toContainText(mod.title, { timeout: 40_000 });
  await notice.getByRole('button', { name: 'Baixar' }).click();
  await expect(page).toHaveURL(path);
  await arriving;
});

test('the dialog is accessible in both themes and fits a phone (R078)', async ({ openAs }) => {
  const page = await openAs('novato', { viewport: { width: 320, height: 640 } });
  await page.goto('/dashboard');
  const { dialog, resend, check } = await openDialog(page);
  for (const part of [dialog, resend, check]) await expect(part).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('/verify-email is accessible in both themes and fits a phone (R077)', async ({ novice: page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeVisible();
  await expectAccessible(page);
});
