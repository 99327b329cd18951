import { session } from '@bigorna/domain/endpoints/auth.schemas';
import type { Page } from '@playwright/test';
import { fetchData } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForNewestMail } from './support/mails.ts';
import { createMember } from './support/members.ts';
import { changeJson, collectRequests, hold } from './support/network.ts';
import {
  createRegistration,
  fillRegistration,
  getRegistrationForm,
  getToastByTitle,
  getVerificationDialog,
  type Registration,
  sendRegistration,
} from './support/registration.ts';
import { findRichMod } from './support/rich-mod.ts';
import { getAccountButton } from './support/session.ts';

const REGISTER = '**/api/auth/register';
const REGISTER_URL = /\/api\/auth\/register$/;

test('registers, verifies by the mail link, and starts the pending download (R061, R078, R145)', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const mod = await findRichMod();
  const given = { ...createRegistration(), displayName: 'Pessoa Nova' };
  await page.goto('/register');
  await sendRegistration(page, given);
  await expect(getToastByTitle(page, 'Conta criada!')).toContainText('Enviamos um e-mail de verificação para você.');
  await expect(page).toHaveURL('/dashboard');
  const { dialog } = getVerificationDialog(page);
  await expect(dialog).toContainText(given.email);
  await expect(dialog).toContainText('libera todos os recursos');
  await expect(dialog).toContainText('Spam e Promoções');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Olá, Pessoa Nova');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();

  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail para baixar' })).toBeVisible();

  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  const notice = getToastByTitle(page, 'E-mail verificado!').waitFor({ timeout: 60_000 });
  const mail = await waitForNewestMail(given.email, 'VERIFY_EMAIL');
  const phone = await newVisitor();
  await phone.goto(mail.path);
  await expect(phone.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(phone.getByRole('main').getByRole('link', { name: 'Entrar' })).toBeVisible();

  await notice;
  await arriving;
  await expect(page.getByRole('heading', { name: 'Download iniciado' })).toBeVisible();
});

test('returns to a download after registration and verification (R018, R022, R061, R078)', async ({ page, mod }) => {
  test.slow();
  const release = mod.releases.find(({ external }) => !external);
  const path = `/mods/${mod.slug}/download?release=${release?.id}`;
  const name = `${mod.title} ${release?.version}`;
  const given = createRegistration();
  const main = page.getByRole('main');
  await page.goto(path);
  await main.getByRole('link', { name: 'Criar conta' }).click();
  await expect(main).toContainText(`Crie uma conta para baixar ${name}`);
  await sendRegistration(page, given);
  await expect(page).toHaveURL(path);
  await expect(getVerificationDialog(page).dialog).toBeVisible();
  const blocked = page.getByRole('heading', { name: 'Verifique seu e-mail para baixar', includeHidden: true });
  await expect(blocked).toBeAttached();
  await expect(page.locator('[data-countdown]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Já verifiquei' })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);

  await page.goto((await waitForNewestMail(given.email, 'VERIFY_EMAIL')).path);
  await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await main.getByRole('link', { name: `Baixar ${name}` }).click();
  await expect(page).toHaveURL(path);
  expect((await arriving).suggestedFilename()).toBe(release?.file_name);
  await page.goto('/verify-email');
  await expect(main.getByRole('link', { name: 'Ir para o meu painel' })).toBeVisible();
});

interface Case {
  field: keyof Registration;
  value: string;
  message: string;
}

/** One case per kind of message. `field-text.test.ts` covers the schema. */
const CASES: readonly Case[] = [
  { field: 'username', value: '', message: 'Campo obrigatório' },
  { field: 'username', value: 'ab', message: 'O nome de usuário deve ter entre 3 e 50 caracteres' },
  { field: 'username', value: 'ana joga', message: 'Apenas letras, números, hífens e underlines (_)' },
  { field: 'username', value: '__ana__', message: 'Não pode começar e terminar com dois underlines (__)' },
  { field: 'email', value: 'ana@', message: 'E-mail inválido' },
  { field: 'displayName', value: 'a'.repeat(101), message: 'Máximo de 100 caracteres' },
  { field: 'password', value: 'Ab1', message: 'Mínimo de 8 caracteres' },
  { field: 'password', value: 'bigorna123', message: 'Use ao menos uma letra maiúscula, uma minúscula e um número' },
  { field: 'confirmation', value: '', message: 'Campo obrigatório' },
  { field: 'confirmation', value: 'Outra1234', message: 'As senhas não coincidem' },
];

test('says so when the verification mail could not be sent (R203)', async ({ page }) => {
  await changeJson(page, REGISTER, ({ data, ...rest }) => ({ ...rest, data: { ...data, mail_sent: false } }));
  await page.goto('/register');
  await sendRegistration(page, createRegistration());
  await expect(getToastByTitle(page, 'Conta criada!')).toContainText('não pôde ser enviado agora');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
  await expect(getVerificationDialog(page).dialog).toBeHidden();
});

for (const field of new Set(CASES.map((one) => one.field))) {
  test(`focuses ${field}, and shows its error at the field and above the form (R080, R081, R082)`, async ({ page }) => {
    const sent = collectRequests(page, REGISTER_URL);
    await page.route(REGISTER, (route) => route.abort());
    await page.goto('/register');
    const form = getRegistrationForm(page);
    const valid = createRegistration();
    await fillRegistration(page, valid);
    for (const { value, message } of CASES.filter((one) => one.field === field)) {
      await test.step(message, async () => {
        await form[field].fill(value);
        if (field === 'password') await form.confirmation.fill(value);
        await form.submit.click();
        await expect(form[field]).toBeFocused();
        await expect(form[field]).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[()]/g, '\\$&')));
        await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
        await expect(form.summary).toContainText('Há um campo para corrigir');
        await expect(form.summary).toContainText(message);
        await form[field].fill(valid[field]);
        if (field === 'password') await form.confirmation.fill(valid.password);
      });
    }
    expect(sent).toHaveLength(0);
  });
}

test('an empty form lists every required field and links to each (R081, R082)', async ({ page }) => {
  await page.goto('/register');
  const form = getRegistrationForm(page);
  await form.submit.click();
  await expect(form.summary).toContainText('Há 5 campos para corrigir');
  await expect(form.username).toBeFocused();
  await form.summary.getByRole('button', { name: /^Repita a senha/ }).click();
  await expect(form.confirmation).toBeFocused();
  await expect(form.displayName).not.toHaveAttribute('aria-invalid', 'true');
});

test('rejects a taken username, ignoring case, and a taken e-mail (R061, R080)', async ({ page, watch }) => {
  watch.expectError(/409 \(Conflict\).*\/api\/auth\/register/);
  const other = await createMember({ verified: false });
  const given = createRegistration();
  await page.goto('/register');
  const form = getRegistrationForm(page);
  await sendRegistration(page, { ...given, username: other.username.toUpperCase() });
  await expect(form.username).toHaveAccessibleDescription(/Este nome de usuário já está em uso\./);
  await expect(form.username).toBeFocused();
  await expect(getToastByTitle(page, 'Erro no registro')).toContainText('Este nome de usuário já está em uso.');
  await sendRegistration(page, { ...given, email: other.email });
  await expect(form.email).toHaveAccessibleDescription(/Este e-mail já está em uso\./);
  await expect(form.email).toBeFocused();
  await expect(form.password).toHaveValue(given.password);
  await form.email.fill(given.email);
  await form.submit.click();
  await expect(page).toHaveURL('/dashboard');
});

const UNAVAILABLE = 'Serviço indisponível no momento. Tente novamente.';

/** Responds to each registration with the next of `responses`. */
const fulfillInOrder = async (page: Page, responses: readonly { status: number; json: object; headers?: object }[]) => {
  const remaining = [...responses];
  await page.route(REGISTER, (route) => {
    const { status, json, headers } = remaining.shift() ?? { status: 500, json: {} };
    return route.fulfill({ status, json, headers: { ...headers } });
  });
};

test('shows the server’s message or a default for each failed registration (R061, R069, R090)', async ({
  page,
  watch,
}) => {
  watch.expectError(/\/api\/auth\/register/);
  const failure = { success: false, code: 'x', message: '' };
  await fulfillInOrder(page, [
    { status: 400, json: { ...failure, message: 'O servidor não quis.' } },
    { status: 400, json: failure },
    { status: 500, json: { ...failure, message: 'Erro interno do servidor' } },
    { status: 503, json: { ...failure, code: 'unavailable', message: UNAVAILABLE } },
    { status: 503, json: {} },
    { status: 429, json: { ...failure, code: 'too_many_requests' }, headers: { 'Retry-After': '60' } },
    { status: 201, json: { success: true, data: {} } },
  ]);
  const given = createRegistration();
  await page.goto('/register');
  await fillRegistration(page, given);
  const form = getRegistrationForm(page);
  for (const [title, message] of [
    ['Erro no registro', 'O servidor não quis.'],
    ['Erro no registro', 'Ocorreu um erro ao criar sua conta'],
    ['Erro no registro', 'Erro ao criar conta'],
    ['Erro no registro', UNAVAILABLE],
    ['Erro no registro', 'Erro ao criar conta'],
    ['Muitas tentativas', 'Tente novamente em alguns minutos'],
    ['Erro no registro', 'Dados do usuário não recebidos do servidor'],
  ] as const) {
    await form.submit.click();
    await expect(getToastByTitle(page, title)).toContainText(message);
    await expect(form.failure).toContainText(message);
  }
  await expect(page).toHaveURL('/register');
  await expect(form.username).toHaveValue(given.username);
});

test('reports a response without a token (R069)', async ({ page }) => {
  const other = await createMember({ verified: false });
  const options = { method: 'POST', body: { identifier: other.username, password: other.password } } as const;
  const { user } = await fetchData('/auth/login', session, options);
  await fulfillInOrder(page, [{ status: 201, json: { success: true, data: { user } } }]);
  await page.goto('/register');
  await sendRegistration(page, createRegistration());
  await expect(getToastByTitle(page, 'Erro no registro')).toContainText('Token de acesso não recebido do servidor');
  await expect(page).toHaveURL('/register');
});

test('shows progress on a slow network, and sends once after a double click (R061)', async ({ page }) => {
  const sent = collectRequests(page, REGISTER_URL);
  const release = await hold(page, REGISTER);
  await page.goto('/register');
  await fillRegistration(page, createRegistration());
  const form = getRegistrationForm(page);
  await form.submit.dblclick();
  const busy = page.getByRole('main').getByRole('button', { name: 'Criando conta...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await form.confirmation.press('Enter');
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toHaveLength(1);
});

test('registers by keyboard alone; the dialog returns the focus to the page (R061)', async ({ page }) => {
  const given = createRegistration();
  await page.goto('/register');
  await getRegistrationForm(page).username.focus();
  for (const text of [given.username, given.email, given.fullName, '', given.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Mostrar senha' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(given.password);
  await page.keyboard.press('Enter');
  const { dialog, resend, check, close } = getVerificationDialog(page);
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

test('supports password managers and pasting (R061)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register');
  const form = getRegistrationForm(page);
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

test('shows the password strength, with a lazily loaded estimator (R083)', async ({ page }) => {
  const estimator = /estimate-strength/;
  const requests = collectRequests(page, estimator);
  await page.goto('/register');
  const form = getRegistrationForm(page);
  await form.fullName.fill('Ana Beatriz Souza');
  expect(requests).toEqual([]);
  const coming = page.waitForRequest(estimator);
  await form.password.focus();
  await coming;
  const meter = page.getByRole('meter', { name: 'Força da senha' });
  const message = page.getByRole('main').getByRole('status').filter({ hasText: 'Força da senha' });
  const before = await form.confirmation.boundingBox();
  for (const [password, level, label] of [
    ['Minecraft1', 1, 'Muito fraca'],
    ['Kz7pWq2m', 2, 'Fraca'],
    ['Lua7Verde', 3, 'Média'],
    ['Trovao7Azul-Lago', 4, 'Forte'],
    // The user's own name makes the password easier to guess.
    ['BeatrizSouza7', 3, 'Média'],
  ] as const) {
    await form.password.fill(password);
    await expect(meter).toHaveAttribute('aria-valuetext', label);
    await expect(meter).toHaveAttribute('aria-valuenow', String(level));
    await expect(message).toHaveText(`Força da senha: ${label}`);
  }
  expect(await form.confirmation.boundingBox()).toEqual(before);
  await form.password.fill('');
  await expect(meter).toBeHidden();
  expect(requests).toHaveLength(1);
});

test('warns about a common password while typing, and rejects it (R082)', async ({ page, watch }) => {
  watch.expectError(/400.*\/api\/auth\/register/);
  const given = createRegistration();
  await page.goto('/register');
  const form = getRegistrationForm(page);
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /comum demais/ });
  await fillRegistration(page, { ...given, password: 'Senha1234', confirmation: 'Senha1234' });
  await expect(notice).toBeVisible();
  await form.submit.click();
  await expect(form.password).toHaveAccessibleDescription(/comum demais/);
  await form.password.fill(given.password);
  await form.confirmation.fill(given.password);
  await expect(notice).toBeHidden();
  await form.submit.click();
  await expect(getToastByTitle(page, 'Conta criada!')).toBeVisible();
});

test('checks off each password rule that is met, also without the estimator (R082, R083)', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED.*estimate-strength/);
  await page.route(/estimate-strength/, (route) => route.abort());
  await page.goto('/register');
  const form = getRegistrationForm(page);
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
  const given = createRegistration();
  await sendRegistration(page, given);
  await expect(page).toHaveURL('/dashboard');
  // The open dialog hides the header from queries by role.
  await getVerificationDialog(page).close.click();
  await expect(getAccountButton(page)).toBeVisible();
});
