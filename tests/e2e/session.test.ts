import { listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { failWith } from './support/network.ts';
import { getAccountButton, getLoginLink, sendLogin, signIn, signOut } from './support/session.ts';
import { createExpiredToken, getStoredToken } from './support/stored-token.ts';
import { stubPictures } from './support/stub-pictures.ts';

test('accepts username or e-mail, opens the dashboard and confirms the login (R062)', async ({ page, newVisitor }) => {
  await page.goto('/login');
  await sendLogin(page, { username: 'jogador' });
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await getStoredToken(page)).not.toBeNull();
  const other = await newVisitor();
  await signIn(other, { username: 'jogador@bigorna.test' });
  await expect(other).toHaveURL('/dashboard');
});

for (const { what, token } of [
  { what: 'that is malformed', token: 'lixo' },
  { what: 'that has expired', token: createExpiredToken('x') },
]) {
  test(`removes a stored token ${what} on page load (R064)`, async ({ page, watch }) => {
    watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/verify/);
    await page.addInitScript((stored) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem('authToken', stored);
      sessionStorage.setItem('planted', '1');
    }, token);
    await page.goto('/contact');
    await expect(getLoginLink(page)).toBeVisible();
    await expect.poll(() => getStoredToken(page)).toBeNull();
    await expect(getAccountButton(page)).toBeHidden();
  });
}

test('restores the session at the next visit (R064)', async ({ player: page }) => {
  const verified = page.waitForResponse('**/api/auth/verify');
  await page.goto('/contact');
  expect((await verified).status()).toBe(200);
  await expect(getAccountButton(page)).toBeVisible();
  expect(await getStoredToken(page)).not.toBeNull();
});

test('a logout in one tab signs out the other tab (R063)', async ({ page, context }) => {
  await stubPictures(page);
  await signIn(page, await createMember({ verified: false }));
  const other = await context.newPage();
  // After the session check, this page makes no API call for the member. The API would refuse a call still running at
  // the logout.
  await other.goto('/contact');
  await expect(getAccountButton(other)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(getLoginLink(page)).toBeVisible();
  await expect(getLoginLink(other)).toBeVisible();
  expect(await getStoredToken(other)).toBeNull();
});

test('a download refused after the session ended leads to the login', async ({ watch, player: page }) => {
  watch.expectError(/401 \(Unauthorized\)/);
  const [mod] = await listPopularMods();
  await page.goto('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
  await failWith(page, /\/api\/(auth\/verify|mods\/.*\/download)$/, 401, { code: 'token_expired' });
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/mods/${mod.slug}/download?direct=1`);
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Entre para baixar' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(await getStoredToken(page)).toBeNull();
});
