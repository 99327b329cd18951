import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { hold } from './support/network.ts';
import { stubStrictPanelAccess } from './support/panel-access.ts';
import { getAccountButton, getLoginLink, signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const menu = (page: Page): Locator => page.getByRole('banner').getByRole('menu');
const panelEntry = (page: Page): Locator => menu(page).getByRole('menuitem', { name: 'Painel administrativo' });
const open = async (page: Page): Promise<void> => {
  await getAccountButton(page).click();
  await expect(menu(page)).toBeVisible();
};

test('shows the signed-in member and links to every member page (R035)', async ({ page }) => {
  await stubPictures(page);
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await open(page);
  await expect(menu(page)).toContainText(member.username);
  await expect(menu(page)).toContainText(member.email);
  const entries = await menu(page).getByRole('menuitem').allTextContents();
  expect(entries).toEqual([
    'Meu painel',
    'Favoritos',
    'Downloads',
    'Atividade',
    'Conquistas',
    'Notificações',
    'Editar perfil',
    'Novidades do site',
    'Perguntas frequentes',
    'Contato',
    'Sair',
  ]);
  for (const { entry, path } of [
    { entry: 'Favoritos', path: '/favorites' },
    { entry: 'Downloads', path: '/downloads' },
    { entry: 'Atividade', path: '/activity' },
    { entry: 'Editar perfil', path: '/edit-profile' },
    { entry: 'Contato', path: '/contact' },
    { entry: 'Meu painel', path: '/dashboard' },
  ]) {
    await menu(page).getByRole('menuitem', { name: entry }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await open(page);
  }
  for (const path of ['/achievements', '/notifications', '/changelog', '/faq'])
    await expect(menu(page).locator(`a[href="${path}"]`)).toBeVisible();
  await menu(page).getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByText('Logout realizado')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(getLoginLink(page)).toBeVisible();
});

test('the avatar menu works by keyboard alone (R035)', async ({ page }) => {
  await stubPictures(page);
  await signIn(page, await createMember({ verified: false }));
  await expect(page.locator('main h1')).toBeFocused();
  await getAccountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const entry = (name: string): Locator => menu(page).getByRole('menuitem', { name });
  await expect(entry('Meu painel')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(entry('Downloads')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/downloads');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible();
  await expect(page.locator('main h1')).toBeFocused();
  await getAccountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(entry('Meu painel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(getAccountButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry('Meu painel')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry('Sair')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(getLoginLink(page)).toBeVisible();
});

test('the open avatar menu keeps the focus when the next page appears (R035)', async ({ page }) => {
  await stubPictures(page);
  await signIn(page, await createMember({ verified: false }));
  await expect(page.locator('main h1')).toBeFocused();
  const releasePage = await hold(page, '**/assets/faq-page-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).press('Enter');
  await getAccountButton(page).press('Enter');
  const entry = (name: string): Locator => menu(page).getByRole('menuitem', { name });
  await expect(entry('Meu painel')).toBeFocused();
  await expect(page).not.toHaveURL('/faq');
  releasePage();
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(/Perguntas frequentes/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(entry('Favoritos')).toBeFocused();
});

test('logout on a slow phone never shows the session-ended message (R035)', async ({ page }) => {
  await stubPictures(page);
  await signIn(page, await createMember({ verified: true }));
  await page.goto('/downloads');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible();
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('Sua sessão terminou')) document.documentElement.dataset.endSeen = '';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await open(page);
  await menu(page).getByRole('menuitem', { name: 'Sair' }).click();
  await expect(getLoginLink(page)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-end-seen');
});

test('logs out even if another navigation interrupts the redirect home (R035)', async ({ page }) => {
  await signIn(page, await createMember({ verified: true }));
  await page.goto('/faq');
  const releaseHomeChunk = await hold(page, '**/assets/home-page-*.js');
  await open(page);
  await menu(page).getByRole('menuitem', { name: 'Sair' }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')?.click());
  await expect(getLoginLink(page)).toBeVisible();
  await expect(page).toHaveURL('/faq');
  releaseHomeChunk();
});

test('the last entry of the avatar menu is reachable on a small phone (R035)', async ({ openAs }) => {
  const page = await openAs('super', { viewport: { width: 360, height: 480 } });
  await page.goto('/contact');
  await open(page);
  const leave = menu(page).getByRole('menuitem', { name: 'Sair' });
  await leave.scrollIntoViewIfNeeded();
  await expect(leave).toBeInViewport({ ratio: 1 });
  const box = await menu(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

for (const { staff, badge } of [
  { staff: 'moderador', badge: 'Moderador' },
  { staff: 'admin', badge: 'Admin' },
  { staff: 'super', badge: 'Super Admin' },
] as const) {
  test(`shows the badge and the panel link to ${staff} (R134, R035)`, async ({ openAs }) => {
    const page = await openAs(staff);
    await page.goto('/contact');
    await open(page);
    await expect(menu(page).getByText(badge, { exact: true })).toBeVisible();
    await panelEntry(page).click();
    await expect(page).toHaveURL(/\/admin(\/|$)/);
  });
}

for (const staff of ['moderador', 'admin'] as const) {
  test(`shows ${staff} the badge but no panel link in strict mode (R134)`, async ({ openAs }) => {
    const page = await openAs(staff);
    await stubStrictPanelAccess(page);
    await page.goto('/contact');
    await open(page);
    await expect(menu(page).getByText(staff === 'admin' ? 'Admin' : 'Moderador', { exact: true })).toBeVisible();
    await expect(panelEntry(page)).toHaveCount(0);
    await menu(page).getByRole('menuitem', { name: 'Meu painel' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Painel administrativo' })).toHaveCount(0);
  });
}

test('shows super_admin the panel link in strict mode (R134)', async ({ chief: page }) => {
  await stubStrictPanelAccess(page);
  await page.goto('/contact');
  await open(page);
  await expect(panelEntry(page)).toBeVisible();
});

test('shows a member neither badge nor panel link (R134)', async ({ player: page }) => {
  await page.goto('/dashboard');
  await open(page);
  await expect(menu(page).getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expect(panelEntry(page)).toHaveCount(0);
  for (const badge of ['Super Admin', 'Admin', 'Moderador'])
    await expect(menu(page).getByText(badge, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Painel administrativo' })).toHaveCount(0);
});
