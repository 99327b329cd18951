import { hasPermission } from '@bigorna/domain/access/permissions';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import { postAs } from './support/api.ts';
import {
  CONSOLE_PAGES,
  expectLoaded,
  getAccessDeniedHeading,
  getConsoleMenu,
  getMenuItem,
} from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { stubStrictPanelAccess } from './support/panel-access.ts';
import { signIn } from './support/session.ts';
import { createStaff, ROLE_BADGES } from './support/staff.ts';

const ACCOUNTS = { moderator: 'moderador', admin: 'admin', super_admin: 'super' } as const;
/** Timeout until the console shows a change. The console polls the queues every 30 s. */
const NOTICED_MS = 45_000;

for (const role of STAFF_ROLES) {
  test(`${role} opens only permitted console pages; other pages explain the refusal (R121, R126)`, async ({
    openAs,
  }) => {
    test.setTimeout(150_000);
    const page = await openAs(ACCOUNTS[role]);
    await page.goto('/admin');
    await expect(page.getByText(ROLE_BADGES[role], { exact: true }).first()).toBeVisible();
    for (const { label, path, permission } of CONSOLE_PAGES) {
      if (hasPermission(role, permission)) {
        await getMenuItem(page, label).click();
        await expect(page).toHaveURL(new RegExp(`${path}/?(\\?.*)?$`));
        await expectLoaded(page);
        await expect(getAccessDeniedHeading(page), label).toHaveCount(0);
        await expect(page).toHaveTitle(/.+ · Bigorna · Painel$/);
      } else {
        await expect(getMenuItem(page, label)).toHaveCount(0);
        await page.goto(path);
        await expect(getAccessDeniedHeading(page), label).toBeVisible();
        await expect(page.getByText(`Sua função é ${ROLE_BADGES[role]}.`)).toBeVisible();
      }
    }
  });
}

test('redirects other staff to their dashboard when only super_admin may enter (R121, R126)', async ({
  openAs,
  watch,
}) => {
  watch.allowError(/403 \(Forbidden\)/);
  for (const account of ['moderador', 'admin'] as const) {
    const page = await openAs(account);
    await stubStrictPanelAccess(page);
    await page.goto('/admin/mods');
    await expect(page, account).toHaveURL('/dashboard');
  }
  await test.step('also redirects from a console that was already open', async () => {
    const page = await openAs('moderador');
    await page.goto('/admin/mods');
    await expect(getMenuItem(page, 'Mods')).toBeVisible();
    await stubStrictPanelAccess(page);
    const rejected = { success: false, code: 'forbidden', message: 'Só super_admin.' };
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 403, json: rejected }));
    // The console also polls by itself. If a poll is refused before the click, the console redirects too.
    await Promise.race([getMenuItem(page, 'Usuários').click(), page.waitForURL('/dashboard')]);
    await expect(page).toHaveURL('/dashboard');
  });
  const page = await openAs('super');
  await stubStrictPanelAccess(page);
  await page.goto('/admin/mods');
  await expect(getMenuItem(page, 'Configurações')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/mods/);
});

test('redirects a member from the console to the home page (R121, R126)', async ({ player: page }) => {
  for (const path of ['/admin', '/admin/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('updates the menu when the role changes (R126)', async ({ page, watch }) => {
  watch.allowError(/403 \(Forbidden\)/);
  const member = await createStaff('admin');
  await signIn(page, member);
  await expect(getMenuItem(page, 'Perguntas frequentes')).toBeVisible();
  await postAs('super', `/admin/users/${member.uid}/role`, { role: 'moderator', from: 'admin' });
  await getMenuItem(page, 'Perguntas frequentes').click();
  await expect(getAccessDeniedHeading(page)).toBeVisible({ timeout: NOTICED_MS });
  await expect(getMenuItem(page, 'Perguntas frequentes')).toHaveCount(0);
  await expect(getMenuItem(page, 'Mods')).toBeVisible();
});

test('a ban ends the open console, and the site explains the ban (R126, R087)', async ({ page, watch }) => {
  watch.allowError(/40[013] \((Bad Request|Unauthorized|Forbidden)\)/);
  const member = await createStaff('moderator');
  await signIn(page, member);
  await expect(getConsoleMenu(page)).toBeVisible();
  await postAs('super', `/admin/users/${member.uid}/ban`, { reason: 'Chaves emprestadas' });
  // The test does nothing here: the console polls every 30 s and notices the ban.
  await expect(page).toHaveURL('/banned', { timeout: NOTICED_MS });
  await expect(page.getByRole('main').getByText('Chaves emprestadas')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
});
