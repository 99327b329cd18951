import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { failWith, hold } from './support/network.ts';
import { stubStrictPanelAccess } from './support/panel-access.ts';
import { getAccountButton, getLoginForm, sendLogin, signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const CONSOLE = /\/admin(\/|$)/;

for (const staff of ['moderador', 'admin', 'super']) {
  test(`${staff} lands in the panel after login (R074)`, async ({ page }) => {
    await signIn(page, { username: staff });
    await expect(page).toHaveURL(CONSOLE);
    await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
  });
}

for (const { staff, where, landing } of [
  { staff: 'moderador', where: 'on the dashboard', landing: '/dashboard' },
  { staff: 'admin', where: 'on the dashboard', landing: '/dashboard' },
  { staff: 'super', where: 'in the panel', landing: CONSOLE },
]) {
  test(`${staff} lands ${where} if only super_admin may enter it, also from /admin (R074)`, async ({ page }) => {
    await stubStrictPanelAccess(page);
    await signIn(page, { username: staff });
    await expect(page).toHaveURL(landing);
    await page.goto('/admin/mods');
    if (staff === 'super') await expect(page.getByRole('menuitem', { name: 'Mods' })).toBeVisible();
    else await expect(page).toHaveURL('/dashboard');
  });
}

test('a member lands on the dashboard in both modes (R074)', async ({ page, newVisitor }) => {
  await signIn(page, { username: 'jogador' });
  await expect(page).toHaveURL('/dashboard');
  const other = await newVisitor();
  await stubStrictPanelAccess(other);
  await signIn(other, { username: 'jogador' });
  await expect(other).toHaveURL('/dashboard');
});

test('staff wait for a slow panel setting before they are redirected (R074)', async ({ page }) => {
  const release = await hold(page, '**/api/site');
  await page.goto('/login');
  const answered = page.waitForResponse('**/api/auth/login');
  await sendLogin(page, { username: 'moderador' });
  await answered;
  await expect(getAccountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL(CONSOLE);
});

test('staff land on the dashboard without a panel link if the panel setting fails to load (R074)', async ({
  page,
  watch,
}) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/site/);
  await failWith(page, '**/api/site', 503, { code: 'unavailable' });
  await page.clock.install();
  await page.goto('/login');
  await sendLogin(page, { username: 'moderador' });
  await expect(getAccountButton(page)).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  }).toPass();
  await expect(page.getByRole('main').getByRole('link', { name: 'Painel administrativo' })).toHaveCount(0);
});

test('the login returns to the full URL and keeps the pending action (R073)', async ({ page }) => {
  await page.goto('/downloads?periodo=mes#fim');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(getLoginForm(page).identifier).toBeVisible();
  await page.evaluate(() => {
    const { key, idx, usr } = history.state;
    history.replaceState({ key, idx, usr: { ...usr, action: 'favorite' } }, '');
  });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await sendLogin(page, { username: 'jogador' });
  await expect(page).toHaveURL('/downloads?periodo=mes#fim');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ action: 'favorite' });
});

test('ignores a return path on another host (R073)', async ({ page }) => {
  await page.goto('/login?from=//example.com/dashboard');
  await sendLogin(page, await createMember({ verified: false }));
  await expect(page).toHaveURL('/dashboard');
});

for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
  test(`${path} opens for visitors and redirects a member home (R075)`, async ({ page, openAs }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    const member = await stubPictures(await openAs('jogador'));
    await member.goto(path);
    await expect(member).toHaveURL('/');
  });
}

for (const path of ['/dashboard', '/edit-profile', '/favorites', '/downloads']) {
  test(`${path} asks for a login, opens after the login, and opens for members (R076)`, async ({ page, openAs }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await sendLogin(page, { username: 'jogador' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const member = await openAs('jogador');
    await member.goto(path);
    await expect(member.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(member).toHaveURL(path);
  });
}
