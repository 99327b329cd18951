import { listMods, SEED_PASSWORD } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { accountButton, loginForm, loginLink, sendLogin, signIn } from './support/session.ts';
import { expiredToken, storedToken } from './support/stored-token.ts';
import { withoutPictures } from './support/without-pictures.ts';

test('R062 the login takes username or e-mail, lands on the dashboard and says that it went well', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/login');
  await sendLogin(page, { username: 'jogador', password: SEED_PASSWORD });
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).not.toBeNull();
  const other = await newVisitor();
  await signIn(other, { username: 'jogador@bigorna.test', password: SEED_PASSWORD });
  await expect(other).toHaveURL('/dashboard');
});

test('R062 a wrong password is refused with its text, the right one is not', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login/);
  const member = await newMember({ verified: false });
  await page.goto('/login');
  await sendLogin(page, { username: member.username, password: 'Errada123' });
  await expect(page.getByText('Erro no login')).toBeVisible();
  await expect(page.getByText('Usuário ou senha incorretos.').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  await loginForm(page).password.fill(member.password);
  await loginForm(page).submit.click();
  await expect(page).toHaveURL('/dashboard');
});

for (const { what, token } of [
  { what: 'which is no token', token: 'lixo' },
  { what: 'which has expired', token: expiredToken('x') },
]) {
  test(`R064 a stored token ${what} is removed at the start, and the visitor is nobody`, async ({ page, watch }) => {
    watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/verify/);
    await page.addInitScript((stored) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem('authToken', stored);
      sessionStorage.setItem('planted', '1');
    }, token);
    await page.goto('/contact');
    await expect(loginLink(page)).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect(accountButton(page)).toBeHidden();
  });
}

test('R064 a session is taken up again at the next visit', async ({ pageOf }) => {
  const page = await pageOf('jogador');
  const verified = page.waitForResponse('**/api/auth/verify');
  await page.goto('/contact');
  expect((await verified).status()).toBe(200);
  await expect(accountButton(page)).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test('R063 logging out in one tab signs out the other', async ({ page, context }) => {
  await withoutPictures(page);
  await signIn(page, await newMember({ verified: false }));
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(accountButton(other)).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  expect(await storedToken(other)).toBeNull();
});

test('a download refused because the session has ended says so and leads to login', async ({ pageOf, watch }) => {
  watch.expectError(/401 \(Unauthorized\)/);
  const [mod] = await listMods({ limit: '1', sort: 'downloads' });
  if (!mod) throw new Error('the catalogue is empty');
  const page = await pageOf('jogador');
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await page.route(/\/api\/(auth\/verify|mods\/.*\/download)$/, (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'token_expired', message: '' } }),
  );
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/mods/${mod.slug}/download?direct=1`);
  await expect(page.getByRole('heading', { name: 'Acesso restrito' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});
