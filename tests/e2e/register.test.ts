import { session } from '@bigorna/domain/endpoints/auth';
import type { Page } from '@playwright/test';
import { call } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { newestMail } from './support/mails.ts';
import { newMember } from './support/members.ts';
import {
  fillRegistration,
  newRegistration,
  type Registration,
  registrationForm,
  sendRegistration,
  toast,
  verificationDialog,
} from './support/registration.ts';
import { richMod } from './support/rich-mod.ts';
import { accountButton } from './support/session.ts';

const REGISTER = '**/api/auth/register';

test('R061 R078 R145 from the form through the dialog and the mail’s link to a download that starts by itself', async ({
  page,
  newVisitor,
  watch,
}) => {
  test.slow();
  watch.expectError(/403 \(Forbidden\).*\/download/);
  const mod = await richMod();
  const given = { ...newRegistration(), displayName: 'Pessoa Nova' };
  await page.goto('/register');
  await sendRegistration(page, given);
  await expect(toast(page, 'Conta criada!')).toContainText('Enviamos um e-mail de verificação para você.');
  await expect(page).toHaveURL('/dashboard');
  const { dialog } = verificationDialog(page);
  await expect(dialog).toContainText(given.email);
  await expect(dialog).toContainText('libera todos os recursos');
  await expect(dialog).toContainText('Spam e Promoções');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Olá, Pessoa Nova');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();

  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Verifique seu e-mail para usar este recurso.');
  await failure.getByRole('button', { name: 'Verificar e-mail' }).click();
  await expect(dialog).toBeVisible();

  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  const told = toast(page, 'E-mail verificado!').waitFor({ timeout: 60_000 });
  const mail = await newestMail(given.email, 'VERIFY_EMAIL');
  const phone = await newVisitor();
  await phone.goto(mail.path);
  await expect(phone.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(phone.getByRole('main').getByRole('link', { name: 'Fazer login' })).toBeVisible();

  await expect(dialog).toBeHidden();
  await told;
  await arriving;
  await expect(page.getByRole('heading', { name: 'Download iniciado' })).toBeVisible();
});

interface Case {
  field: keyof Registration;
  value: string;
  said: string;
}

/** What a schema finds is a unit test's (`field-text.test.ts`); here is one of each kind of message. */
const CASES: readonly Case[] = [
  { field: 'username', value: '', said: 'Campo obrigatório' },
  { field: 'username', value: 'ab', said: 'O nome de usuário deve ter entre 3 e 50 caracteres' },
  { field: 'username', value: 'ana joga', said: 'Apenas letras, números, hífens e underscores' },
  { field: 'email', value: 'ana@', said: 'E-mail inválido' },
  { field: 'displayName', value: 'a'.repeat(101), said: 'Máximo de 100 caracteres' },
  { field: 'password', value: 'Ab1', said: 'Mínimo de 8 caracteres' },
  { field: 'password', value: 'bigorna123', said: 'Use ao menos uma letra maiúscula, uma minúscula e um número' },
  { field: 'confirmation', value: '', said: 'Campo obrigatório' },
  { field: 'confirmation', value: 'Outra1234', said: 'As senhas não coincidem' },
];

for (const field of new Set(CASES.map((one) => one.field))) {
  test(`R080 R081 R082 ${field} says what is wrong with it, below it and above the form, and takes the focus`, async ({
    page,
  }) => {
    let sent = 0;
    await page.route(REGISTER, (route) => {
      sent += 1;
      return route.abort();
    });
    await page.goto('/register');
    const form = registrationForm(page);
    const right = newRegistration();
    await fillRegistration(page, right);
    for (const { value, said } of CASES.filter((one) => one.field === field)) {
      await test.step(said, async () => {
        await form[field].fill(value);
        if (field === 'password') await form.confirmation.fill(value);
        await form.submit.click();
        await expect(form[field]).toBeFocused();
        await expect(form[field]).toHaveAccessibleDescription(new RegExp(said));
        await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
        await expect(form.summary).toContainText('Há um campo para corrigir');
        await expect(form.summary).toContainText(said);
        await form[field].fill(right[field]);
        if (field === 'password') await form.confirmation.fill(right.password);
      });
    }
    expect(sent).toBe(0);
  });
}

test('R081 R082 an empty form names every field that is required, and leads to each', async ({ page }) => {
  await page.goto('/register');
  const form = registrationForm(page);
  await form.submit.click();
  await expect(form.summary).toContainText('Há 5 campos para corrigir');
  await expect(form.username).toBeFocused();
  await form.summary.getByRole('button', { name: /^Repita a senha/ }).click();
  await expect(form.confirmation).toBeFocused();
  await expect(form.displayName).not.toHaveAttribute('aria-invalid', 'true');
});

test('R061 R080 a username in other letters, and an address, that are taken are refused at their fields', async ({
  page,
  watch,
}) => {
  watch.expectError(/409 \(Conflict\).*\/api\/auth\/register/);
  const other = await newMember({ verified: false });
  const given = newRegistration();
  await page.goto('/register');
  const form = registrationForm(page);
  await sendRegistration(page, { ...given, username: other.username.toUpperCase() });
  await expect(form.username).toHaveAccessibleDescription(/Este nome de usuário já está em uso\./);
  await expect(form.username).toBeFocused();
  await expect(toast(page, 'Erro no registro')).toContainText('Este nome de usuário já está em uso.');
  await sendRegistration(page, { ...given, email: other.email });
  await expect(form.email).toHaveAccessibleDescription(/Este e-mail já está em uso\./);
  await expect(form.email).toBeFocused();
  await expect(form.password).toHaveValue(given.password);
  await form.email.fill(given.email);
  await form.submit.click();
  await expect(page).toHaveURL('/dashboard');
});

const AWAY = 'Serviço indisponível no momento. Tente novamente.';

/** Answers each registration by the next of these. */
const answerInTurn = async (page: Page, answers: readonly { status: number; json: object; headers?: object }[]) => {
  const left = [...answers];
  await page.route(REGISTER, (route) => {
    const { status, json, headers } = left.shift() ?? { status: 500, json: {} };
    return route.fulfill({ status, json, headers: { ...headers } });
  });
};

test('R061 R069 R090 a registration that failed says so by the specification’s texts', async ({ page, watch }) => {
  watch.expectError(/\/api\/auth\/register/);
  const failure = { success: false, code: 'x', message: '' };
  await answerInTurn(page, [
    { status: 400, json: { ...failure, message: 'O servidor não quis.' } },
    { status: 400, json: failure },
    { status: 500, json: { ...failure, message: 'Erro interno do servidor' } },
    { status: 503, json: { ...failure, code: 'unavailable', message: AWAY } },
    { status: 503, json: {} },
    { status: 429, json: { ...failure, code: 'too_many_requests' }, headers: { 'Retry-After': '60' } },
    { status: 201, json: { success: true, data: {} } },
  ]);
  const given = newRegistration();
  await page.goto('/register');
  await fillRegistration(page, given);
  const form = registrationForm(page);
  for (const [title, said] of [
    ['Erro no registro', 'O servidor não quis.'],
    ['Erro no registro', 'Ocorreu um erro ao criar sua conta'],
    ['Erro no registro', 'Erro ao criar conta'],
    ['Erro no registro', AWAY],
    ['Erro no registro', 'Erro ao criar conta'],
    ['Muitas tentativas', 'Tente novamente em alguns minutos'],
    ['Erro no registro', 'Dados do usuário não recebidos do servidor'],
  ] as const) {
    await form.submit.click();
    await expect(toast(page, title)).toContainText(said);
    await expect(form.failure).toContainText(said);
  }
  await expect(page).toHaveURL('/register');
  await expect(form.username).toHaveValue(given.username);
});

test('R069 a registration whose answer brings no token says so', async ({ page }) => {
  const other = await newMember({ verified: false });
  const answer = { method: 'POST', body: { identifier: other.username, password: other.password } } as const;
  const { user } = await call('/auth/login', session, answer);
  await answerInTurn(page, [{ status: 201, json: { success: true, data: { user } } }]);
  await page.goto('/register');
  await sendRegistration(page, newRegistration());
  await expect(toast(page, 'Erro no registro')).toContainText('Token de acesso não recebido do servidor');
  await expect(page).toHaveURL('/register');
});

test('R061 on a slow network the form says that it works, and pressing again sends nothing more', async ({ page }) => {
  let sent = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REGISTER, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto('/register');
  await fillRegistration(page, newRegistration());
  const form = registrationForm(page);
  await form.submit.dblclick();
  const busy = page.getByRole('main').getByRole('button', { name: 'Criando conta...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await form.confirmation.press('Enter');
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(1);
});

test('R061 registering by the keyboard alone; the dialog keeps the focus and gives it to the page it closes upon', async ({
  page,
}) => {
  const given = newRegistration();
  await page.goto('/register');
  await registrationForm(page).username.focus();
  for (const text of [given.username, given.email, given.fullName, '', given.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Mostrar senha' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(given.password);
  await page.keyboard.press('Enter');
  const { dialog, resend, check, close } = verificationDialog(page);
  await expect(dialog).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
  for (const button of [close, resend, check, close]) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('R061 password managers and pasting find what they need', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register');
  const form = registrationForm(page);
  for (const [field, token] of [
    [form.username, 'username'],
    [form.email, 'email'],
    [form.fullName, 'name'],
    [form.displayName, 'nickname'],
    [form.password, 'new-password'],
    [form.confirmation, 'new-password'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', token);
  }
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'Trovao7Azul-Lago');
  for (const field of [form.password, form.confirmation]) {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue('Trovao7Azul-Lago');
  }
  const show = page.getByRole('button', { name: 'Mostrar senha' }).first();
  await expect(form.password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
});

test('R083 the strength of a password is told as it is typed, by an estimator that comes when the field is used', async ({
  page,
}) => {
  const estimator = /estimate-strength/;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (estimator.test(request.url())) asked.push(request.url());
  });
  await page.goto('/register');
  const form = registrationForm(page);
  await form.fullName.fill('Ana Beatriz Souza');
  expect(asked).toEqual([]);
  const coming = page.waitForRequest(estimator);
  await form.password.focus();
  await coming;
  const meter = page.getByRole('meter', { name: 'Força da senha' });
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Força da senha' });
  const before = await form.confirmation.boundingBox();
  for (const [password, level, label] of [
    ['Minecraft1', 1, 'Muito fraca'],
    ['Kz7pWq2m', 2, 'Fraca'],
    ['Lua7Verde', 3, 'Média'],
    ['Trovao7Azul-Lago', 4, 'Forte'],
    // Her own name makes it easier to guess.
    ['BeatrizSouza7', 3, 'Média'],
  ] as const) {
    await form.password.fill(password);
    await expect(meter).toHaveAttribute('aria-valuetext', label);
    await expect(meter).toHaveAttribute('aria-valuenow', String(level));
    await expect(said).toHaveText(`Força da senha: ${label}`);
  }
  expect(await form.confirmation.boundingBox()).toEqual(before);
  await form.password.fill('');
  await expect(meter).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('R082 a common password is told of while it is typed, and refused at its field', async ({ page, watch }) => {
  watch.expectError(/400.*\/api\/auth\/register/);
  const given = newRegistration();
  await page.goto('/register');
  const form = registrationForm(page);
  const told = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /comum demais/ });
  await fillRegistration(page, { ...given, password: 'Senha1234', confirmation: 'Senha1234' });
  await expect(told).toBeVisible();
  await form.submit.click();
  await expect(form.password).toHaveAccessibleDescription(/comum demais/);
  await form.password.fill(given.password);
  await form.confirmation.fill(given.password);
  await expect(told).toBeHidden();
  await form.submit.click();
  await expect(toast(page, 'Conta criada!')).toBeVisible();
});

test('R082 R083 the rules are ticked off as they are met, also when the estimator cannot be had', async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED.*estimate-strength/);
  await page.route(/estimate-strength/, (route) => route.abort());
  await page.goto('/register');
  const form = registrationForm(page);
  const rules = page.getByRole('main').getByRole('listitem');
  for (const [password, met] of [
    ['', []],
    ['a', ['Letra minúscula']],
    ['aB', ['Letra maiúscula', 'Letra minúscula']],
    ['aB3', ['Letra maiúscula', 'Letra minúscula', 'Número']],
    ['aB3defgh', ['8 ou mais caracteres', 'Letra maiúscula', 'Letra minúscula', 'Número']],
  ] as const) {
    await form.password.fill(password);
    await expect(rules.filter({ hasText: 'Já tem:' })).toHaveText(met.map((rule) => `Já tem: ${rule}`));
    await expect(rules.filter({ hasText: 'Falta:' })).toHaveCount(4 - met.length);
  }
  await expect(form.password).toHaveAccessibleDescription(/Já tem: 8 ou mais caracteres/);
  await expect(page.getByRole('meter')).toBeHidden();
  const given = newRegistration();
  await sendRegistration(page, given);
  await expect(accountButton(page)).toBeAttached();
  await expect(page).toHaveURL('/dashboard');
});
