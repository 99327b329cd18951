import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { call } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { mailsTo, newestMail } from './support/mails.ts';
import { newMember } from './support/members.ts';
import { toast } from './support/registration.ts';
import { accountButton, loginForm } from './support/session.ts';

// The sparks beside the forms are not what is tested, and cost a loaded machine seconds.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NEW_PASSWORD = 'Forja9Noturna';
const FORGOT = '**/api/auth/forgot-password';
const CHECK = '**/api/auth/verify-reset-token/*';
const RESET = '**/api/auth/reset-password';

const forgotForm = (page: Page) => ({
  email: page.getByLabel('E-mail'),
  submit: page.getByRole('button', { name: 'Enviar link' }),
});
const resetForm = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Crie uma senha nova' }),
  password: page.getByLabel('Nova senha', { exact: true }),
  confirmation: page.getByLabel('Repita a senha'),
  submit: page.getByRole('button', { name: 'Redefinir senha' }),
});
const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Olhe a sua caixa de entrada' });
const deadHeading = (page: Page) => page.getByRole('heading', { name: 'Este link não serve mais' });

const askFor = (email: string) => call('/auth/forgot-password', z.null(), { method: 'POST', body: { email } });

/** Asks for a reset in the page that is open. */
const askInPage = async (page: Page, email: string): Promise<void> => {
  const { email: field, submit } = forgotForm(page);
  await field.fill(email);
  await submit.click();
};

/** The path of the link in a mail that somebody asked for elsewhere. */
const linkFor = async (email: string): Promise<string> => {
  await askFor(email);
  return (await newestMail(email, 'PASSWORD_RESET')).path;
};

const setPassword = async (page: Page, password: string): Promise<void> => {
  const form = resetForm(page);
  await form.password.fill(password);
  await form.confirmation.fill(password);
  await form.submit.click();
};

test('R065 R066 from the login through the mail to a new password; the old one and the link’s second use are refused', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/verify-reset-token/);
  const member = await newMember({ verified: false });
  await page.goto('/login');
  await loginForm(page).identifier.fill(member.email);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await expect(forgotForm(page).email).toHaveValue(member.email);
  await forgotForm(page).submit.click();
  await expect(toast(page, 'Email enviado!')).toBeVisible();
  await expect(sentHeading(page)).toBeVisible();

  const { path } = await newestMail(member.email, 'PASSWORD_RESET');
  await page.goto(path);
  await expect(resetForm(page).heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(member.email);
  await setPassword(page, NEW_PASSWORD);
  await expect(toast(page, 'Senha redefinida!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const login = loginForm(page);
  await expect(login.identifier).toHaveValue(member.email);
  await login.password.fill(member.password);
  await login.submit.click();
  await expect(page.getByText('Usuário ou senha incorretos.').first()).toBeVisible();
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL('/dashboard');

  const again = await newVisitor();
  await again.goto(path);
  await expect(deadHeading(again)).toBeVisible();
  await again.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(again).toHaveURL('/forgot-password');
});

test('R065 the answer is the same for an address without an account, and says what to do next', async ({
  page,
  newVisitor,
}) => {
  const { email: known } = await newMember({ verified: true });
  const unknown = `ninguem-${randomUUID()}@bigorna.test`;
  const told: string[] = [];
  for (const [reader, email] of [
    [page, known],
    [await newVisitor(), unknown],
  ] as const) {
    await reader.goto('/forgot-password');
    await askInPage(reader, email);
    await expect(toast(reader, 'Email enviado!')).toBeVisible();
    await expect(sentHeading(reader)).toBeFocused();
    const main = reader.getByRole('main');
    await expect(main).toContainText('Spam e Promoções');
    told.push((await main.innerText()).replaceAll(email, 'EMAIL'));
  }
  expect(told[0]).toBe(told[1]);
  expect(told[0]).toContain('Se houver uma conta com EMAIL');
  expect(await mailsTo(unknown, 'PASSWORD_RESET')).toEqual([]);
  await newestMail(known, 'PASSWORD_RESET');
  await page.getByRole('button', { name: 'Pedir outro link' }).click();
  await expect(forgotForm(page).email).toHaveValue(known);
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(loginForm(page).identifier).toHaveValue(known);
});

test('R065 R090 who asks too often is told to wait', async ({ page, watch }) => {
  watch.expectError(/429 \(Too Many Requests\).*\/api\/auth\/forgot-password/);
  const email = `insistente-${randomUUID()}@bigorna.test`;
  for (let asked = 0; asked < RATE_LIMITS.forgot_by_email.points; asked++) await askFor(email);
  await page.goto('/forgot-password');
  await askInPage(page, email);
  await expect(toast(page, 'Muitas tentativas')).toContainText('Tente novamente em alguns minutos');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Tente novamente em alguns minutos');
  await expect(forgotForm(page).email).toHaveValue(email);
  await askInPage(page, `outra-${email}`);
  await expect(sentHeading(page)).toBeVisible();
});

test('R065 a failed call says so, and the next goes through', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await page.goto('/forgot-password');
  await page.route(FORGOT, (route) => route.abort());
  const email = `alguem-${randomUUID()}@bigorna.test`;
  await askInPage(page, email);
  await expect(toast(page, 'Erro ao enviar email')).toContainText('Erro de conexão');
  await expect(forgotForm(page).email).toHaveValue(email);
  await page.unroute(FORGOT);
  await forgotForm(page).submit.click();
  await expect(sentHeading(page)).toBeVisible();
});

test('R065 what is no address is refused at the field', async ({ page }) => {
  await page.goto('/forgot-password');
  await askInPage(page, 'jogador');
  await expect(forgotForm(page).email).toHaveAccessibleDescription('E-mail inválido');
  await expect(forgotForm(page).email).toBeFocused();
});

test('R066 the link’s code leaves the address at once, and a reload still knows it', async ({ page }) => {
  const { email } = await newMember({ verified: false });
  await page.goto('/login');
  await page.goto(await linkFor(email));
  const form = resetForm(page);
  await expect(form.heading).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  // Password managers save the new password under it.
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email);
  await page.reload();
  await expect(form.heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('R066 R082 a password that breaks the rules, and one typed differently, are refused at the field', async ({
  page,
}) => {
  const { email } = await newMember({ verified: false });
  await page.goto(await linkFor(email));
  const form = resetForm(page);
  await setPassword(page, 'semnumero');
  await expect(form.password).toHaveAccessibleDescription(/Use ao menos uma letra maiúscula/);
  await expect(form.password).toBeFocused();
  await form.password.fill(NEW_PASSWORD);
  await form.confirmation.fill(`${NEW_PASSWORD}!`);
  await form.submit.click();
  await expect(form.confirmation).toHaveAccessibleDescription('As senhas não coincidem');
  await form.confirmation.fill(NEW_PASSWORD);
  await form.submit.click();
  await expect(page).toHaveURL('/login');
});

test('R066 a failed reset says so and keeps what was typed; a link used meanwhile leads to another', async ({
  page,
  watch,
}) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/auth\/reset-password/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/reset-password/);
  const { email } = await newMember({ verified: false });
  const link = await linkFor(email);
  await page.goto(link);
  await page.route(RESET, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } }),
  );
  await setPassword(page, NEW_PASSWORD);
  await expect(toast(page, 'Erro ao redefinir senha')).toContainText('Erro interno do servidor');
  await expect(resetForm(page).password).toHaveValue(NEW_PASSWORD);
  await page.unroute(RESET);

  const token = new URLSearchParams(link.split('?')[1]).get('oobCode');
  await call('/auth/reset-password', z.null(), { method: 'POST', body: { token, password: 'Usado1Antes' } });
  await resetForm(page).submit.click();
  await expect(deadHeading(page)).toBeVisible();
});

test('R066 R090 too many looks at links: wait, then the form', async ({ page, watch }) => {
  watch.expectError(/429 \(Too Many Requests\).*\/api\/auth\/verify-reset-token/);
  const { email } = await newMember({ verified: false });
  await page.route(CHECK, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '300' },
      json: { success: false, code: 'too_many_requests', message: 'Tente novamente em alguns minutos' },
    }),
  );
  await page.goto(await linkFor(email));
  await expect(page.getByRole('heading', { name: 'Muitas tentativas' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Tente novamente em alguns minutos');
  await page.unroute(CHECK);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(resetForm(page).heading).toBeVisible();
});

for (const { what, path, asks } of [
  { what: 'with a code that never was', path: '/reset-password?token=nunca-existiu', asks: true },
  { what: 'without a code', path: '/reset-password', asks: false },
]) {
  test(`R066 a link ${what} says why and leads to another`, async ({ page, watch }) => {
    if (asks) watch.expectError(/400 \(Bad Request\).*\/api\/auth\/verify-reset-token/);
    await page.goto(path);
    await expect(deadHeading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Este link não vale mais');
    await page.getByRole('link', { name: 'Pedir outro link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
}

test('R075 a member who is signed in is sent home from both pages, a visitor is not', async ({ page, pageOf }) => {
  const member = await pageOf('jogador');
  for (const path of ['/forgot-password', '/reset-password?token=x']) {
    await member.goto(path);
    await expect(member).toHaveURL('/');
    await expect(accountButton(member)).toBeVisible();
  }
  await page.goto('/forgot-password');
  await expect(forgotForm(page).email).toBeVisible();
  await expect(page).toHaveURL('/forgot-password');
});
