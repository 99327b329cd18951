import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { banMember, createMember, unbanMember } from './support/members.ts';
import { changeJson, failWith } from './support/network.ts';
import { getAccountButton, sendLogin, signIn } from './support/session.ts';
import { getStoredToken } from './support/stored-token.ts';

const REASON = 'Propaganda em toda parte';
const main = (page: Page): Locator => page.getByRole('main');
const toast = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Conta banida' });
const fact = (page: Page, name: string): Locator =>
  main(page).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
const inAWeek = (): Date => new Date(Date.now() + 7 * 24 * 3_600_000);
const day = (date: Date): string => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }).format(date);

/** Expects /banned with reason, end and a contact link. */
const expectBanned = async (page: Page, until: string): Promise<void> => {
  await expect(page).toHaveURL('/banned');
  await expect(fact(page, 'Motivo')).toHaveText(REASON);
  await expect(fact(page, until === 'permanente' ? 'Prazo' : 'Até')).toContainText(until);
  await expect(main(page).getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
    'href',
    /^\/contact\?subject=Recurso/,
  );
  expect(await getStoredToken(page)).toBeNull();
};

test('a ban ends and explains an open session, and an unban allows the login again (R087, R071)', async ({
  page,
  watch,
}) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/auth\/login/);
  const member = await createMember({ verified: true });
  await signIn(page, member);
  // After the session check, this page makes no API call for the member. The API would refuse a call during the ban.
  await page.goto('/contact');
  await expect(getAccountButton(page)).toBeVisible();
  const until = inAWeek();
  // Starts to wait before the ban: the toast lasts five seconds, and the ban call may return later.
  const toastShown = expect(toast(page)).toContainText(REASON, { timeout: 40_000 });
  await banMember(member, REASON, until);
  await toastShown;
  await expectBanned(page, day(until));
  await expect(fact(page, 'Desde')).toContainText(/ de \d{4}/);
  await page.reload();
  await expectBanned(page, day(until));
  await expect(fact(page, 'Desde')).toContainText(/ de \d{4}/);

  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await sendLogin(page, member);
  await expect(toast(page)).toContainText(REASON);
  await expectBanned(page, day(until));
  await expect(page.getByText('Erro no login')).toHaveCount(0);

  await unbanMember(member);
  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
  await page.goto('/banned');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(fact(page, 'Motivo')).toHaveCount(0);
});

test('ends the session on page load when the member was banned meanwhile (R071)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/auth\/logout|400 \(Bad Request\)/);
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await expect(getAccountButton(page)).toBeVisible();
  await page.goto('about:blank');
  await banMember(member, REASON);
  await page.goto('/contact');
  await expect(toast(page)).toContainText(REASON);
  await expectBanned(page, 'permanente');
  await expect(fact(page, 'Desde')).toContainText(/ de \d{4}/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

for (const [reason, shown] of [
  [REASON, REASON],
  [null, 'Banimento administrativo'],
]) {
  test(`ends the session when /auth/verify returns a ban with reason ${reason} (R064, R071)`, async ({ page }) => {
    const member = await createMember({ verified: true });
    await signIn(page, member);
    await expect(getAccountButton(page)).toBeVisible();
    await page.goto('about:blank');
    await changeJson(page, '**/api/auth/verify', ({ data, ...others }) => ({
      ...others,
      data: { user: { ...data.user, is_banned: true, ban_reason: reason } },
    }));
    await page.goto('/dashboard');
    await expect(toast(page)).toContainText(shown ?? '');
    await expect(page).toHaveURL('/banned');
    expect(await getStoredToken(page)).toBeNull();
    await expect(getAccountButton(page)).toHaveCount(0);
  });
}

test('shows a ban without a reason as administrative (R071)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/auth\/login/);
  const errors = [{ path: 'ban_reason', code: 'banned', message: '' }];
  await failWith(page, '**/api/auth/login', 403, { code: 'banned', errors });
  await page.goto('/login');
  await sendLogin(page, { username: 'alguem', password: 'Qualquer123' });
  await expect(toast(page)).toContainText('Banimento administrativo');
  await expect(page).toHaveURL('/banned');
  await expect(fact(page, 'Motivo')).toHaveText('Banimento administrativo');
  await main(page).getByRole('link', { name: 'Falar com a equipe' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=Recurso/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});
