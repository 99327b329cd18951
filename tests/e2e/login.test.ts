import type { Locator, Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { collectRequests, failWithRateLimit, hold } from './support/network.ts';
import { getAccountButton, getLoginForm, getLoginLink, sendLogin } from './support/session.ts';
import { getStoredToken } from './support/stored-token.ts';

const main = (page: Page): Locator => page.getByRole('main');
const summary = (page: Page): Locator => main(page).getByRole('alert');
const jogador = { username: 'jogador', password: SEED_PASSWORD };

test('an empty form shows errors at each field and focuses the first (R062)', async ({ page }) => {
  await page.goto('/login');
  const { identifier, password, submit } = getLoginForm(page);
  await submit.click();
  await expect(identifier).toBeFocused();
  for (const field of [identifier, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Campo obrigatório/);
  }
  await expect(summary(page)).toContainText('Há 2 campos para corrigir');
  await summary(page)
    .getByRole('button', { name: /^Senha/ })
    .click();
  await expect(password).toBeFocused();
});

test('marks the fields for password managers, and can show the password (R062)', async ({ page }) => {
  await page.goto('/login');
  const { identifier, password } = getLoginForm(page);
  await expect(identifier).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('Segredo123');
  await expect(password).toHaveAttribute('type', 'password');
  await main(page).getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Segredo123');
});

test('offers the registration beside the login, equally prominent (R062)', async ({ page }) => {
  await page.goto('/login');
  const { submit } = getLoginForm(page);
  const register = main(page).getByRole('link', { name: 'Criar conta' });
  await expect(submit).toBeVisible();
  const [one, other] = await Promise.all([submit.boundingBox(), register.boundingBox()]);
  expect([other?.y, other?.width, other?.height]).toEqual([one?.y, one?.width, one?.height]);
  const getColor = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await getColor(register)).toBe(await getColor(submit));
});

test('reports a wrong password above the form, and focuses the password field (R062)', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login/);
  const member = await createMember({ verified: false });
  await page.goto('/login');
  await sendLogin(page, { username: member.username, password: 'Errada123' });
  await expect(page.getByText('Erro no login')).toBeVisible();
  await expect(page.getByText('Usuário, e-mail ou senha incorretos.').first()).toBeVisible();
  await expect(summary(page)).toContainText('Usuário, e-mail ou senha incorretos.');
  await expect(page).toHaveURL('/login');
  expect(await getStoredToken(page)).toBeNull();
  await expect(getLoginForm(page).password).toBeFocused();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('shows the rate limit message on too many attempts (R090)', async ({ page, watch }) => {
  watch.expectError(/429 \(Too Many Requests\).*\/api\/auth\/login/);
  await failWithRateLimit(page, '**/api/auth/login', 300);
  await page.goto('/login');
  await sendLogin(page, jogador);
  const toast = page.getByRole('alert').filter({ hasText: 'Muitas tentativas' });
  await expect(toast).toContainText('Tente novamente em alguns minutos');
  await expect(summary(page)).toContainText('Tente novamente em alguns minutos');
  await page.unroute('**/api/auth/login');
  await getLoginForm(page).submit.click();
  await expect(page).toHaveURL('/dashboard');
});

test('reports a missing network, and the form can be sent again (R062)', async ({ page, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED.*\/api\/auth\/login/);
  await page.route('**/api/auth/login', (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await sendLogin(page, jogador);
  await expect(page.getByText('Erro no login')).toBeVisible();
  await expect(summary(page)).toContainText('Erro de conexão');
  await page.unroute('**/api/auth/login');
  await getLoginForm(page).submit.click();
  await expect(page).toHaveURL('/dashboard');
});

test('shows the default text for a failure without a message (R062)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/auth\/login/);
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto('/login');
  await sendLogin(page, jogador);
  await expect(summary(page)).toContainText('Ocorreu um erro ao fazer login');
});

test('sends one request when submitted twice (R062)', async ({ page }) => {
  const requests = collectRequests(page, /\/api\/auth\/login$/);
  const release = await hold(page, '**/api/auth/login');
  await page.goto('/login');
  const { identifier, password, submit } = getLoginForm(page);
  await identifier.fill(jogador.username);
  await password.fill(jogador.password);
  await submit.dblclick();
  await password.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Entrando...' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(requests).toHaveLength(1);
});

test('works by keyboard alone (R062)', async ({ page }) => {
  await page.goto('/');
  await getLoginLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getLoginForm(page).identifier).toBeFocused();
  await page.keyboard.type(jogador.username);
  await page.keyboard.press('Tab');
  await expect(getLoginForm(page).password).toBeFocused();
  await page.keyboard.type(jogador.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
});
