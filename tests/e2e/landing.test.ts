import { SEED_PASSWORD } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { readStrictly } from './support/panel-access.ts';
import { accountButton, loginForm, sendLogin, signIn } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

const as = (username: string) => ({ username, password: SEED_PASSWORD });
const CONSOLE = /\/admin(\/|$)/;

for (const staff of ['moderador', 'admin', 'super']) {
  test(`R074 after login ${staff} lands in the panel`, async ({ page }) => {
    await signIn(page, as(staff));
    await expect(page).toHaveURL(CONSOLE);
    await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
  });
}

for (const { staff, where, landing } of [
  { staff: 'moderador', where: 'on the dashboard', landing: '/dashboard' },
  { staff: 'admin', where: 'on the dashboard', landing: '/dashboard' },
  { staff: 'super', where: 'in the panel', landing: CONSOLE },
]) {
  test(`R074 by the strict setting ${staff} lands ${where}, and is sent there by the console too`, async ({ page }) => {
    await readStrictly(page);
    await signIn(page, as(staff));
    await expect(page).toHaveURL(landing);
    await page.goto('/admin/mods');
    if (staff === 'super') await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
    else await expect(page).toHaveURL('/dashboard');
  });
}

test('R074 a member lands on the dashboard by both readings', async ({ page, newVisitor }) => {
  await signIn(page, as('jogador'));
  await expect(page).toHaveURL('/dashboard');
  const other = await newVisitor();
  await readStrictly(other);
  await signIn(other, as('jogador'));
  await expect(other).toHaveURL('/dashboard');
});

test('R074 staff land only when the setting is known, however late it comes', async ({ page }) => {
  const known = Promise.withResolvers<void>();
  await page.route('**/api/site', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/login');
  const answered = page.waitForResponse('**/api/auth/login');
  await sendLogin(page, as('moderador'));
  await answered;
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  known.resolve();
  await expect(page).toHaveURL(CONSOLE);
});

test('R074 staff land on the dashboard when the setting cannot be had, without a link to the panel', async ({
  page,
  watch,
}) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/site/);
  await page.route('**/api/site', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: '' } }),
  );
  await page.clock.install();
  await page.goto('/login');
  await sendLogin(page, as('moderador'));
  await expect(accountButton(page)).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  }).toPass();
  await expect(page.getByRole('main').getByRole('link', { name: 'Painel administrativo' })).toHaveCount(0);
});

test('R073 the login leads back to the whole address, and to what the page was opened for', async ({ page }) => {
  await page.goto('/downloads?periodo=mes#fim');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(loginForm(page).identifier).toBeVisible();
  await page.evaluate(() => {
    const { key, idx, usr } = history.state;
    history.replaceState({ key, idx, usr: { ...usr, action: 'favorite' } }, '');
  });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await sendLogin(page, as('jogador'));
  await expect(page).toHaveURL('/downloads?periodo=mes#fim');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ action: 'favorite' });
});

test('R073 an origin on another host is not followed', async ({ page }) => {
  await page.goto('/login?from=//example.com/dashboard');
  await sendLogin(page, await newMember({ verified: false }));
  await expect(page).toHaveURL('/dashboard');
});

for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
  test(`R075 ${path} is for visitors, and a member is sent home`, async ({ page, pageOf }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    const member = await withoutPictures(await pageOf('jogador'));
    await member.goto(path);
    await expect(member).toHaveURL('/');
  });
}

for (const path of ['/dashboard', '/edit-profile', '/favorites', '/downloads']) {
  test(`R076 ${path} asks for a login, which leads back, and lets members in`, async ({ page, pageOf }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await sendLogin(page, as('jogador'));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const member = await pageOf('jogador');
    await member.goto(path);
    await expect(member.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(member).toHaveURL(path);
  });
}
