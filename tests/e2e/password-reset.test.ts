import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fetchData } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { getMails, waitForNewestMail } from './support/mails.ts';
import { createMember } from './support/members.ts';
import { failWith, failWithRateLimit } from './support/network.ts';
import { getToastByTitle } from './support/registration.ts';
import { getAccountButton, getLoginForm } from './support/session.ts';

const NEW_PASSWORD = 'Forja9Noturna';
const FORGOT = '**/api/auth/forgot-password';
const CHECK = '**/api/auth/verify-reset-token/*';
const RESET = '**/api/auth/reset-password';

const forgotForm = (page: Page) => ({
  email: page.getByLabel('E-mail'),
  submit: page.getByRole('button', { name: 'Enviar link' }),
});
const resetForm = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Crie uma nova senha' }),
  password: page.getByLabel('Nova senha', { exact: true }),
  confirmation: page.getByLabel('Repita a senha'),
  submit: page.getByRole('button', { name: 'Redefinir senha' }),
});
const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Confira sua caixa de entrada' });
const deadHeading = (page: Page) => page.getByRole('heading', { name: 'Este link não vale mais' });

const requestReset = (email: string) =>
  fetchData('/auth/forgot-password', z.null(), { method: 'POST', body: { email } });

/** Fills and sends the form. `requestReset` calls the API instead. */
const requestResetInPage = async (page: Page, email: string): Promise<void> => {
  const { email: field, submit } = forgotForm(page);
  await field.fill(email);
  await submit.click();
};

/** Path of the reset link, requested through the API. */
const getResetLink = async (email: string): Promise<string> => {
  await requestReset(email);
  return (await waitForNewestMail(email, 'PASSWORD_RESET')).path;
};

const setPassword = async (page: Page, password: string): Promise<void> => {
  const form = resetForm(page);
  await form.password.fill(password);
  await form.confirmation.fill(password);
  await form.submit.click();
};

test('resets the password by mail; the old password and a used link then fail (R065, R066)', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/verify-reset-token/);
  const member = await createMember({ verified: false });
  await page.goto('/login');
  await getLoginForm(page).identifier.fill(member.email);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await expect(forgotForm(page).email).toHaveValue(member.email);
  await forgotForm(page).submit.click();
  await expect(getToastByTitle(page, 'Email enviado!')).toBeVisible();
  await expect(sentHeading(page)).toBeVisible();

  const { path } = await waitForNewestMail(member.email, 'PASSWORD_RESET');
  await page.goto(path);
  await expect(resetForm(page).heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(member.email);
  await setPassword(page, NEW_PASSWORD);
  await expect(getToastByTitle(page, 'Senha redefinida!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const login = getLoginForm(page);
  await expect(login.identifier).toHaveValue(member.email);
  await login.password.fill(member.password);
  await login.submit.click();
  await expect(page.getByText('Usuário, e-mail ou senha incorretos.').first()).toBeVisible();
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL('/dashboard');

  const other = await newVisitor();
  await other.goto(path);
  await expect(deadHeading(other)).toBeVisible();
  await other.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(other).toHaveURL('/forgot-password');
});

test('shows the same response for an e-mail without an account (R065)', async ({ page, newVisitor }) => {
  const { email: known } = await createMember({ verified: true });
  const unknown = `ninguem-${randomUUID()}@bigorna.test`;
  const texts: string[] = [];
  for (const [reader, email] of [
    [page, known],
    [await newVisitor(), unknown],
  ] as const) {
    await reader.goto('/forgot-password');
    await requestResetInPage(reader, email);
    await expect(getToastByTitle(reader, 'Email enviado!')).toBeVisible();
    await expect(sentHeading(reader)).toBeFocused();
    const main = reader.getByRole('main');
    await expect(main).toContainText('Spam e Promoções');
    texts.push((await main.innerText()).replaceAll(email, 'EMAIL'));
  }
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain('Se houver uma conta com EMAIL');
  expect(await getMails(unknown, 'PASSWORD_RESET')).toEqual([]);
  await waitForNewestMail(known, 'PASSWORD_RESET');
  await page.getByRole('button', { name: 'Pedir outro link' }).click();
  await expect(forgotForm(page).email).toHaveValue(known);
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(getLoginForm(page).identifier).toHaveValue(known);
});

test('asks to wait when the rate limit is exceeded (R065, R090)', async ({ page, watch }) => {
  watch.expectError(/429 \(Too Many Requests\).*\/api\/auth\/forgot-password/);
  const email = `insistente-${randomUUID()}@bigorna.test`;
  for (let attempt = 0; attempt < RATE_LIMITS.forgot_by_email.points; attempt++) await requestReset(email);
  await page.goto('/forgot-password');
  await requestResetInPage(page, email);
  await expect(getToastByTitle(page, 'Muitas tentativas')).toContainText('Tente novamente em alguns minutos');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Tente novamente em alguns minutos');
  await expect(forgotForm(page).email).toHaveValue(email);
  await requestResetInPage(page, `outra-${email}`);
  await expect(sentHeading(page)).toBeVisible();
});

test('reports a failed request and retries (R065)', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await page.goto('/forgot-password');
  await page.route(FORGOT, (route) => route.abort());
  const email = `alguem-${randomUUID()}@bigorna.test`;
  await requestResetInPage(page, email);
  await expect(getToastByTitle(page, 'Erro ao enviar email')).toContainText('Erro de conexão');
  await expect(forgotForm(page).email).toHaveValue(email);
  await page.unroute(FORGOT);
  await forgotForm(page).submit.click();
  await expect(sentHeading(page)).toBeVisible();
});

test('rejects an invalid e-mail at the field (R065)', async ({ page }) => {
  await page.goto('/forgot-password');
  await requestResetInPage(page, 'jogador');
  await expect(forgotForm(page).email).toHaveAccessibleDescription('E-mail inválido');
  await expect(forgotForm(page).email).toBeFocused();
});

test('removes the code from the URL at once, and keeps the form after a reload (R066)', async ({ page }) => {
  const { email } = await createMember({ verified: false });
  await page.goto('/login');
  await page.goto(await getResetLink(email));
  const form = resetForm(page);
  await expect(form.heading).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  // Password managers store the new password under this name.
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email);
  await page.reload();
  await expect(form.heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('rejects a weak, mistyped or current password at the field (R066, R082)', async ({ page, watch }) => {
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/reset-password/);
  const { email, password } = await createMember({ verified: false });
  await page.goto(await getResetLink(email));
  const form = resetForm(page);
  await setPassword(page, password);
  await expect(form.password).toHaveAccessibleDescription(/A nova senha deve ser diferente da atual/);
  await expect(form.password).toBeFocused();
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

test('keeps the input after a failed reset, and reports a link used meanwhile (R066)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/auth\/reset-password/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/reset-password/);
  const { email } = await createMember({ verified: false });
  const link = await getResetLink(email);
  await page.goto(link);
  await failWith(page, RESET, 500);
  await setPassword(page, NEW_PASSWORD);
  await expect(getToastByTitle(page, 'Erro ao redefinir senha')).toContainText('Erro interno do servidor');
  await expect(resetForm(page).password).toHaveValue(NEW_PASSWORD);
  await page.unroute(RESET);

  const token = new URLSearchParams(link.split('?')[1]).get('oobCode');
  await fetchData('/auth/reset-password', z.null(), { method: 'POST', body: { token, password: 'Usado1Antes' } });
  await resetForm(page).submit.click();
  await expect(deadHeading(page)).toBeVisible();
});

test('asks to wait after too many link checks, then shows the form (R066, R090)', async ({ page, watch }) => {
  watch.expectError(/429 \(Too Many Requests\).*\/api\/auth\/verify-reset-token/);
  const { email } = await createMember({ verified: false });
  await failWithRateLimit(page, CHECK, 300);
  await page.goto(await getResetLink(email));
  await expect(page.getByRole('heading', { name: 'Muitas tentativas' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Tente novamente em alguns minutos');
  await page.unroute(CHECK);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(resetForm(page).heading).toBeVisible();
});

for (const { what, path, isChecked } of [
  { what: 'with an unknown code', path: '/reset-password?token=nunca-existiu', isChecked: true },
  { what: 'without a code', path: '/reset-password', isChecked: false },
]) {
  test(`explains that a link ${what} is invalid, and offers another link (R066)`, async ({ page, watch }) => {
    if (isChecked) watch.expectError(/400 \(Bad Request\).*\/api\/auth\/verify-reset-token/);
    await page.goto(path);
    await expect(deadHeading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Este link não vale mais');
    await page.getByRole('link', { name: 'Pedir outro link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
}

test('redirects a member, but no visitor, from the reset pages to the home page (R075)', async ({ page, openAs }) => {
  const member = await openAs('jogador');
  for (const path of ['/forgot-password', '/reset-password?token=x']) {
    await member.goto(path);
    await expect(member).toHaveURL('/');
    await expect(getAccountButton(member)).toBeVisible();
  }
  await page.goto('/forgot-password');
  await expect(forgotForm(page).email).toBeVisible();
  await expect(page).toHaveURL('/forgot-password');
});
