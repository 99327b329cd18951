import { session } from '@bigorna/domain/endpoints/auth';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { call, login, SEED_PASSWORD } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { environment } from './support/environment.ts';
import { expect, test } from './support/fixtures.ts';
import { mailsTo, newestMail } from './support/mails.ts';
import { newMember } from './support/members.ts';
import { toast, verificationDialog } from './support/registration.ts';
import { accountButton, sendLogin, signIn } from './support/session.ts';

const RESEND = '**/api/auth/resend-verification';
const SENT = 'Email de verificação reenviado! Verifique sua caixa de entrada.';

/** Opens the dialog from the dashboard's notice. */
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Como verificar' }).click();
  const parts = verificationDialog(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
};

/** Lets the server's word on a seed account give `is_verified` in another spelling. */
const spellVerified = async (page: Page, account: string, spelling: boolean | number): Promise<void> => {
  const { user } = await call('/auth/login', session, {
    method: 'POST',
    body: { identifier: account, password: SEED_PASSWORD },
  });
  const data = { user: { ...user, is_verified: spelling } };
  await page.route('**/api/auth/verify', (route) => route.fulfill({ json: { success: true, data } }));
};

for (const spelling of [0, false]) {
  test(`R078 with is_verified ${spelling} the dialog opens when asked to, not by itself, and gives the focus back`, async ({
    pageOf,
  }) => {
    const page = await pageOf('novato');
    await spellVerified(page, 'novato', spelling);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
    await expect(verificationDialog(page).dialog).toBeHidden();
    const { dialog, close } = await openDialog(page);
    await expect(dialog).toContainText('novato@bigorna.test');
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Como verificar' })).toBeFocused();
  });
}

for (const spelling of [1, true]) {
  test(`R078 with is_verified ${spelling} there is nothing to ask for`, async ({ pageOf }) => {
    const page = await pageOf('jogador');
    await spellVerified(page, 'jogador', spelling);
    await page.goto('/dashboard');
    await expect(page.getByText('E-mail verificado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeHidden();
    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeHidden();
  });
}

test('R067 R079 the mail comes again; the countdown runs for 30 s second by second, also while the dialog is closed', async ({
  page,
}) => {
  const member = await newMember({ verified: false });
  await newestMail(member.email, 'VERIFY_EMAIL');
  await page.clock.install();
  await signIn(page, member);
  const { dialog, resend, said, close } = await openDialog(page);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(RESEND, async (route) => {
    await held;
    await route.continue();
  });
  await resend.focus();
  await page.clock.pauseAt(Date.now() + 1_000);
  await resend.press('Enter');
  await expect(resend).toHaveText('Enviando...');
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(resend).toHaveText('Reenviar em 30s');
  await expect(said).toHaveText(SENT);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(resend).toBeFocused();
  for (const left of [29, 28, 27]) {
    await page.clock.runFor(1_000);
    await expect(resend).toHaveText(`Reenviar em ${left}s`);
  }
  expect((await mailsTo(member.email, 'VERIFY_EMAIL')).length).toBe(2);

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

test('R067 R079 R090 a mail that was not sent says why, and a refusal for haste counts its own time down, on other pages too', async ({
  pageOf,
  watch,
}) => {
  watch.expectError(/\/api\/auth\/resend-verification/);
  const page = await pageOf('novato');
  await page.clock.install();
  await page.goto('/dashboard');
  const { resend, said } = await openDialog(page);
  const failure = { success: false, code: 'internal_error', message: '' };
  for (const { status, message, shown } of [
    { status: 503, message: 'O correio está fechado.', shown: 'O correio está fechado.' },
    { status: 500, message: '', shown: 'Erro ao reenviar verificação' },
  ]) {
    await page.route(RESEND, (route) => route.fulfill({ status, json: { ...failure, message } }));
    await resend.click();
    await expect(said).toHaveText(shown);
    await expect(resend).toHaveText('Reenviar e-mail');
    await page.unroute(RESEND);
  }
  await page.route(RESEND, (route) => route.abort());
  await resend.click();
  await expect(said).toHaveText('Erro ao reenviar verificação');
  await page.unroute(RESEND);

  await page.route(RESEND, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '600' },
      json: { ...failure, code: 'too_many_requests', message: 'Tente novamente em alguns minutos' },
    }),
  );
  await resend.click();
  await expect(said).toHaveText('Tente novamente em alguns minutos');
  await expect(resend).toHaveText(/^Reenviar em [56]\d\ds$/);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/verify-email');
  const here = page.getByRole('main').getByRole('button', { name: /^Reenviar/ });
  await expect(here).toHaveText(/^Reenviar em [45]\d\ds$/);
  await page.clock.fastForward(600_000);
  await expect(here).toHaveText('Reenviar e-mail');
});

test('R079 R090 during the countdown the button asks for nothing; another browser is told to wait by the server', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectError(/429 \(Too Many Requests\).*\/resend-verification/);
  const member = await newMember({ verified: false });
  const other = await newVisitor();
  await Promise.all([signIn(page, member), signIn(other, member)]);
  const [here, there] = await Promise.all([openDialog(page), openDialog(other)]);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/resend-verification')) asked += 1;
  });
  await here.resend.click();
  await expect(here.said).toHaveText(SENT);
  await here.resend.click({ force: true });
  await there.resend.click();
  await expect(there.said).toHaveText('Tente novamente em alguns minutos');
  await expect(there.resend).toHaveText(/^Reenviar em \d+s$/);
  expect(asked).toBe(1);
});

test('R077 R145 the link unlocks every open tab; used again it says so kindly, on a reload too', async ({
  page,
  context,
  newVisitor,
  watch,
}) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/verify-email/);
  const member = await newMember({ verified: false });
  await signIn(page, member);
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
  const { path } = await newestMail(member.email, 'VERIFY_EMAIL');
  const told = toast(page, 'E-mail verificado!').waitFor({ timeout: 45_000 });
  const tab = await context.newPage();
  const posts: string[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify-email')) posts.push(request.method());
  });
  await tab.goto(path);
  await expect(tab.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(tab).toHaveURL('/verify-email');
  expect(posts).toEqual(['POST']);
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeHidden();
  await told;
  await expect(page.getByText('E-mail verificado', { exact: true })).toBeVisible();

  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Este link já foi usado' })).toBeVisible();
  await expect(tab.getByRole('main')).toContainText('Seu e-mail já está verificado');
  await expect(accountButton(tab)).toBeVisible();

  const stranger = await newVisitor();
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { name: 'Este link não serve mais' })).toBeVisible();
  await expect(stranger.getByRole('main')).toContainText('já foi usado ou venceu');
  await stranger.getByRole('main').getByRole('link', { name: 'Fazer login' }).click();
  await expect(stranger).toHaveURL('/login');
});

test('R077 a link that could not be followed may be tried again', async ({ page, watch }) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/auth\/verify-email/);
  const member = await newMember({ verified: false });
  const { path } = await newestMail(member.email, 'VERIFY_EMAIL');
  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Volte já.' } }),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Erro ao verificar e-mail' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Volte já.');
  await page.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
});

test('R077 the link of another account verifies that one and leaves the one that is open', async ({ page }) => {
  const open = await newMember({ verified: false });
  const other = await newMember({ verified: false });
  await signIn(page, open);
  const { path } = await newestMail(other.email, 'VERIFY_EMAIL');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ele é de outra conta');
  await page.getByRole('link', { name: 'Ir para o painel' }).click();
  const { dialog } = await openDialog(page);
  await expect(dialog).toContainText(open.email);
});

test('R077 a change of address is told by its link; this session goes on', async ({ page }) => {
  const member = await newMember({ verified: true });
  const newAddress = `novo-${member.email}`;
  const { tokens } = await login(member.username, member.password);
  const body = { email: newAddress, current_password: member.password };
  await call('/user/email', z.null(), { method: 'POST', token: tokens.accessToken, body });
  await signIn(page, member);
  await page.goto((await newestMail(newAddress, 'VERIFY_AND_CHANGE_EMAIL')).path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail mudou' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(newAddress);
  await page.getByRole('main').getByRole('link', { name: 'Ir para o painel' }).click();
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toContainText(newAddress);
});

/** Changes a member's address as whoever has their token can at Firebase's public endpoint; the former one gets a mail. */
const takeAddress = async (idToken: string, email: string): Promise<void> => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = environment;
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, email }),
    signal: AbortSignal.timeout(15_000),
  });
  expect(answer.status).toBe(200);
};

test('R077 the link to the former address brings it back, and advises a new password', async ({ page }) => {
  const member = await newMember({ verified: true });
  const { tokens } = await login(member.username, member.password);
  await takeAddress(tokens.accessToken, `ladrao-${member.email}`);
  await page.goto((await newestMail(member.email, 'RECOVER_EMAIL')).path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail anterior voltou' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Criar nova senha' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('R077 without a link the page tells how it stands: signed out it leads to the login and back', async ({
  page,
}) => {
  const member = await newMember({ verified: false });
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Fazer login' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('main')).toContainText(member.email);
  await expect(page.getByRole('button', { name: 'Reenviar e-mail' })).toBeVisible();
});

test('R078 a member who is not verified yet is told so when they ask, and the dialog closes once they are', async ({
  page,
}) => {
  const member = await newMember({ verified: false });
  await signIn(page, member);
  const { dialog, check, said } = await openDialog(page);
  await check.click();
  await expect(said).toHaveText('Ainda não: abra o link que está no e-mail e confira de novo.');
  await expect(check).toBeFocused();
  const { code } = await newestMail(member.email, 'VERIFY_EMAIL');
  const verified = z.object({ change: z.literal('verified') });
  await call('/auth/verify-email', verified, { method: 'POST', body: { token: code } });
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'E-mail verificado!')).toBeVisible();
});

test('R078 the dialog is accessible in both themes and fits a phone', async ({ pageOf }) => {
  const page = await pageOf('novato', { viewport: { width: 320, height: 640 } });
  await page.goto('/dashboard');
  const { dialog, resend, check } = await openDialog(page);
  for (const part of [dialog, resend, check]) await expect(part).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('R077 the page is accessible in both themes and fits a phone', async ({ pageOf }) => {
  const page = await pageOf('novato');
  await page.goto('/verify-email');
  await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeVisible();
  await expectAccessible(page);
});
