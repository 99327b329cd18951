import { may } from '@bigorna/domain/access/permissions';
import { ROLE_BADGES, STAFF_ROLES } from '@bigorna/domain/access/roles';
import { z } from 'zod';
import { call, login } from './support/api.ts';
import { CONSOLE_PAGES, consoleMenu, expectLoaded, menuItem, refusal } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { readStrictly } from './support/panel-access.ts';
import { signIn } from './support/session.ts';
import { newStaff } from './support/staff.ts';

const ACCOUNTS = { moderator: 'moderador', admin: 'admin', super_admin: 'super' } as const;
/** The console asks anew for what waits every half minute; a change shows at the latest then. */
const NOTICED_MS = 45_000;

const asSuper = async (path: string, body: unknown) => {
  const { tokens } = await login('super');
  await call(path, z.unknown(), { method: 'POST', token: tokens.accessToken, body });
};

for (const role of STAFF_ROLES) {
  test(`R121 R126 ${role} finds in the menu and opens by address what the table allows, and is told why of the rest`, async ({
    pageOf,
  }) => {
    test.setTimeout(150_000);
    const page = await pageOf(ACCOUNTS[role]);
    await page.goto('/admin');
    await expect(page.getByText(ROLE_BADGES[role], { exact: true }).first()).toBeVisible();
    for (const { label, address, permission } of CONSOLE_PAGES) {
      if (may(role, permission)) {
        await menuItem(page, label).click();
        await expect(page).toHaveURL(new RegExp(`${address}/?(\\?.*)?$`));
        await expectLoaded(page);
        await expect(refusal(page), label).toHaveCount(0);
        await expect(page).toHaveTitle(/.+ · Bigorna · Painel$/);
      } else {
        await expect(menuItem(page, label)).toHaveCount(0);
        await page.goto(address);
        await expect(refusal(page), label).toBeVisible();
        await expect(page.getByText(`Você está no painel como ${ROLE_BADGES[role]}`)).toBeVisible();
      }
    }
  });
}

test('R121 R126 the panel for super_admin alone sends the other staff to their dashboard', async ({
  pageOf,
  watch,
}) => {
  watch.bearError(/403 \(Forbidden\)/);
  for (const account of ['moderador', 'admin'] as const) {
    const page = await pageOf(account);
    await readStrictly(page);
    await page.goto('/admin/mods');
    await expect(page, account).toHaveURL('/dashboard');
  }
  await test.step('also where the console stood open when it was closed to them', async () => {
    const page = await pageOf('moderador');
    await page.goto('/admin/mods');
    await expect(menuItem(page, 'Mods')).toBeVisible();
    await readStrictly(page);
    const refused = { success: false, code: 'forbidden', message: 'Só super_admin.' };
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 403, json: refused }));
    await menuItem(page, 'Usuários').click();
    await expect(page).toHaveURL('/dashboard');
  });
  const page = await pageOf('super');
  await readStrictly(page);
  await page.goto('/admin/mods');
  await expect(menuItem(page, 'Configurações')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/mods/);
});

test('R121 R126 a member is sent home from every page of the console', async ({ pageOf }) => {
  const page = await pageOf('jogador');
  for (const address of ['/admin', '/admin/settings']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
});

test('R126 a role that is changed while the console is open shows in its menu', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.bearError(/403 \(Forbidden\)/);
  const member = await newStaff('admin');
  await signIn(page, member);
  await expect(menuItem(page, 'FAQ')).toBeVisible();
  await asSuper(`/admin/users/${member.uid}/role`, { role: 'moderator', from: 'admin' });
  await menuItem(page, 'FAQ').click();
  await expect(refusal(page)).toBeVisible({ timeout: NOTICED_MS });
  await expect(menuItem(page, 'FAQ')).toHaveCount(0);
  await expect(menuItem(page, 'Mods')).toBeVisible();
});

test('R126 R087 a ban ends the open console and is explained on the site', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.bearError(/40[013] \((Bad Request|Unauthorized|Forbidden)\)/);
  const member = await newStaff('moderator');
  await signIn(page, member);
  await expect(consoleMenu(page)).toBeVisible();
  await asSuper(`/admin/users/${member.uid}/ban`, { reason: 'Chaves emprestadas' });
  // Nothing is pressed: the console asks by itself what waits, every half minute, and hears it then at the latest.
  await expect(page).toHaveURL('/banned', { timeout: NOTICED_MS });
  await expect(page.getByRole('main').getByText('Chaves emprestadas')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
});
