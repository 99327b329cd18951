import type { Page } from '@playwright/test';
import { SEED_PASSWORD } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { accountButton, loginForm, loginLink, sendLogin, signIn } from './support/session.ts';
import { storedToken } from './support/stored-token.ts';
import { withoutPictures } from './support/without-pictures.ts';

/** What stands in the header in place of the ways in. */
const returning = (page: Page) => page.getByRole('banner').getByText('Reconectando…');

const jogador = { username: 'jogador', password: SEED_PASSWORD };

test('R070 without a stored token the visitor is anonymous at once, and nobody is asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/api\/auth|api\/site|identitytoolkit|securetoken/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(asked).toEqual([]);
});

test('R070 a verification that meets no network takes the token away, and the session comes back with the network', async ({
  pageOf,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED.*\/api\/auth\/verify/);
  const page = await pageOf('jogador');
  const network = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route('**/api/auth/verify', async (route) => {
    attempts += 1;
    if (attempts === 1) return route.abort('internetdisconnected');
    await network.promise;
    return route.continue();
  });
  await page.goto('/contact');
  await expect(returning(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();
  await expect.poll(() => storedToken(page)).toBeNull();
  network.resolve();
  await expect(accountButton(page)).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBeNull();
});

test('R070 a verification that fails at the server takes the token away, and the page says that the member comes back', async ({
  pageOf,
  watch,
}) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/auth\/verify/);
  const page = await pageOf('jogador');
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: '' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Reconectando à sua conta' })).toBeVisible();
  await expect(loginLink(page)).toBeHidden();
  await expect.poll(() => storedToken(page)).toBeNull();
  // Loading it anew ends nothing either.
  await page.reload();
  await expect(returning(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.unroute('**/api/auth/verify');
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page)).toBeVisible();
});

test('R070 a page left while its session is being verified takes nothing away', async ({ pageOf }) => {
  const page = await pageOf('jogador');
  await withoutPictures(page);
  const never = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/auth/verify', async (route) => {
    if (isFirst) {
      isFirst = false;
      await never.promise;
    }
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/verify');
  await page.goto('/contact');
  await asked;
  const stored = await storedToken(page);
  expect(stored).not.toBeNull();
  await page.evaluate(() => location.assign('/unauthorized'));
  await expect(page).toHaveURL('/unauthorized');
  await expect(accountButton(page)).toBeVisible();
});

test('R070 a page left before the session’s code has come takes nothing away either', async ({ pageOf, watch }) => {
  watch.bearError(/ERR_FAILED/);
  const page = await pageOf('jogador');
  await withoutPictures(page);
  const [code, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isAsked = false;
  await page.route('**/assets/session-engine-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route('**/unauthorized', async (route) => {
    await next.promise;
    await route.continue();
  });
  // As the browser ends the calls of a page that is being left.
  await page.route('**/api/site', async (route) => {
    if (isAsked) return route.continue();
    isAsked = true;
    await route.abort();
    next.resolve();
  });
  const loading = page.waitForRequest('**/assets/session-engine-*.js');
  await page.goto('/contact');
  await loading;
  await page.evaluate(() => location.assign('/unauthorized'));
  code.resolve();
  await expect(page).toHaveURL('/unauthorized');
  await expect(accountButton(page)).toBeVisible();
});

test('R063 logging out clears this browser and leads home also when the call fails', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED.*\/api\/auth\/logout/);
  await withoutPictures(page);
  await signIn(page, await newMember({ verified: false }));
  await page.route('**/api/auth/logout', (route) => route.abort());
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByText('Logout realizado')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
});

for (const { what, data, said } of [
  {
    what: 'the user',
    data: { tokens: { accessToken: 'x', customToken: 'y' } },
    said: 'Dados do usuário não recebidos do servidor',
  },
  { what: 'the token', data: 'without tokens', said: 'Token de acesso não recebido do servidor' },
]) {
  test(`R069 a login whose answer lacks ${what} says so, and signs nobody in`, async ({ page }) => {
    await page.route('**/api/auth/login', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const given = typeof data === 'string' ? { user: body.data.user, tokens: {} } : data;
      await route.fulfill({ response: answer, json: { ...body, data: given } });
    });
    await page.goto('/login');
    await sendLogin(page, jogador);
    await expect(page.getByText('Erro no login')).toBeVisible();
    await expect(page.getByText(said).first()).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.unroute('**/api/auth/login');
    await loginForm(page).submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('R069 a login whose token comes as access_token signs in', async ({ page }) => {
  await page.route('**/api/auth/login', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const tokens = { access_token: body.data.tokens.accessToken };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, tokens } } });
  });
  await signIn(page, jogador);
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test('R070 nothing of a member is left for the next one on the same page', async ({ page }) => {
  await withoutPictures(page);
  const first = await newMember({ verified: false });
  const second = await newMember({ verified: false });
  await signIn(page, first);
  const main = page.getByRole('main');
  await expect(main).toContainText(first.username);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(loginLink(page)).toBeVisible();
  await loginLink(page).click();
  await expect(loginForm(page).identifier).toHaveValue('');
  await expect(loginForm(page).password).toHaveValue('');
  await sendLogin(page, second);
  await expect(page).toHaveURL('/dashboard');
  await expect(main).toContainText(second.username);
  expect(await page.content()).not.toContain(first.username);
  await page.goBack();
  await expect(accountButton(page)).toBeVisible();
  expect(await page.content()).not.toContain(first.username);
});
