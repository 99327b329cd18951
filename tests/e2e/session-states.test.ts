import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { changeJson, collectRequests, failWith } from './support/network.ts';
import { getAccountButton, getLoginForm, getLoginLink, sendLogin, signIn, signOut } from './support/session.ts';
import { getStoredToken } from './support/stored-token.ts';
import { stubPictures } from './support/stub-pictures.ts';

/** Notice in the header that replaces login and registration while the session is restored. */
const reconnecting = (page: Page) => page.getByRole('banner').getByText('Reconectando...');

test('a visitor without a stored token is anonymous at once, without an auth request (R070)', async ({ page }) => {
  const requested = collectRequests(page, /api\/auth|api\/site|identitytoolkit|securetoken/);
  await page.goto('/');
  await expect(getLoginLink(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await getStoredToken(page)).toBeNull();
  expect(requested.map((request) => request.url())).toEqual([]);
});

test('drops the token when the session check finds no network, and restores it later (R070)', async ({
  watch,
  player: page,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED.*\/api\/auth\/verify/);
  const network = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route('**/api/auth/verify', async (route) => {
    attempts += 1;
    if (attempts === 1) return route.abort('internetdisconnected');
    await network.promise;
    return route.continue();
  });
  await page.goto('/contact');
  await expect(reconnecting(page)).toBeVisible();
  await expect(getLoginLink(page)).toBeHidden();
  await expect.poll(() => getStoredToken(page)).toBeNull();
  network.resolve();
  await expect(getAccountButton(page)).toBeVisible();
  await expect.poll(() => getStoredToken(page)).not.toBeNull();
});

test('drops the token when the session check fails, and shows that the site reconnects (R070)', async ({
  watch,
  player: page,
}) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/auth\/verify/);
  await failWith(page, '**/api/auth/verify', 503, { code: 'unavailable' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Reconectando à sua conta' })).toBeVisible();
  await expect(getLoginLink(page)).toBeHidden();
  await expect.poll(() => getStoredToken(page)).toBeNull();
  // A reload does not end the session either.
  await page.reload();
  await expect(reconnecting(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.unroute('**/api/auth/verify');
  await expect(page).toHaveURL('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
});

test('keeps the session when the member leaves a page during the session check (R070)', async ({ player: page }) => {
  await stubPictures(page);
  const never = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/auth/verify', async (route) => {
    if (isFirst) {
      isFirst = false;
      await never.promise;
    }
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/auth/verify');
  await page.goto('/contact');
  await requested;
  const stored = await getStoredToken(page);
  expect(stored).not.toBeNull();
  await page.evaluate(() => location.assign('/unauthorized'));
  await expect(page).toHaveURL('/unauthorized');
  await expect(getAccountButton(page)).toBeVisible();
});

test('keeps the session when the member leaves a page before the session code loads (R070)', async ({
  watch,
  player: page,
}) => {
  watch.allowError(/ERR_FAILED/);
  await stubPictures(page);
  const [code, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isAborted = false;
  await page.route('**/assets/session-engine-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route('**/unauthorized', async (route) => {
    await next.promise;
    await route.continue();
  });
  // When the user leaves a page, the browser aborts its requests.
  await page.route('**/api/site', async (route) => {
    if (isAborted) return route.continue();
    isAborted = true;
    await route.abort();
    next.resolve();
  });
  const loading = page.waitForRequest('**/assets/session-engine-*.js');
  await page.goto('/contact');
  await loading;
  await page.evaluate(() => location.assign('/unauthorized'));
  code.resolve();
  await expect(page).toHaveURL('/unauthorized');
  await expect(getAccountButton(page)).toBeVisible();
});

test('logs out locally and goes home when the logout request fails (R063)', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED.*\/api\/auth\/logout/);
  await stubPictures(page);
  await signIn(page, await createMember({ verified: false }));
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await expect(page.getByText('Logout realizado')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(getLoginLink(page)).toBeVisible();
  expect(await getStoredToken(page)).toBeNull();
  await page.reload();
  await expect(getLoginLink(page)).toBeVisible();
});

for (const { missing, data, errorText } of [
  {
    missing: 'the user',
    data: { tokens: { accessToken: 'x', customToken: 'y' } },
    errorText: 'Dados do usuário não recebidos do servidor',
  },
  { missing: 'the token', data: 'without tokens', errorText: 'Token de acesso não recebido do servidor' },
]) {
  test(`rejects a login response without ${missing} (R069)`, async ({ page }) => {
    await changeJson(page, '**/api/auth/login', (body) => {
      const given = typeof data === 'string' ? { user: body.data.user, tokens: {} } : data;
      return { ...body, data: given };
    });
    await page.goto('/login');
    await sendLogin(page, { username: 'jogador' });
    await expect(page.getByText('Erro no login')).toBeVisible();
    await expect(page.getByText(errorText).first()).toBeVisible();
    expect(await getStoredToken(page)).toBeNull();
    await page.unroute('**/api/auth/login');
    await getLoginForm(page).submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('accepts a token named access_token (R069)', async ({ page }) => {
  await changeJson(page, '**/api/auth/login', ({ data, ...rest }) => {
    const tokens = { access_token: data.tokens.accessToken };
    return { ...rest, data: { ...data, tokens } };
  });
  await signIn(page, { username: 'jogador' });
  await expect(page).toHaveURL('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
  expect(await getStoredToken(page)).not.toBeNull();
});

test('leaves no data of a member for the next member on the same page (R070)', async ({ page }) => {
  await stubPictures(page);
  const first = await createMember({ verified: false });
  const second = await createMember({ verified: false });
  await signIn(page, first);
  const main = page.getByRole('main');
  await expect(main).toContainText(first.username);
  await signOut(page);
  await expect(getLoginLink(page)).toBeVisible();
  await getLoginLink(page).click();
  await expect(getLoginForm(page).identifier).toHaveValue('');
  await expect(getLoginForm(page).password).toHaveValue('');
  await sendLogin(page, second);
  await expect(page).toHaveURL('/dashboard');
  await expect(main).toContainText(second.username);
  expect(await page.content()).not.toContain(first.username);
  await page.goBack();
  await expect(getAccountButton(page)).toBeVisible();
  expect(await page.content()).not.toContain(first.username);
});
