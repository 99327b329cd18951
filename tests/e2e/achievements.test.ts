import { ACHIEVEMENTS } from '@bigorna/domain/achievements';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { signIn } from './support/session.ts';

const tiles = (page: Page): Locator => page.getByRole('main').getByRole('article');
const SOON = { timeout: 40_000 };

test('shows live progress per achievement and keeps the filter in the URL (R109)', async ({ page }) => {
  const member = await createMember({ verified: true });
  const achievements = firestore.collection(`users/${member.uid}/achievements`);
  await achievements.doc('ten_downloads').set({ category: 'explorer', progress: 4, unlocked_at: null });
  await signIn(page, member);
  await page.goto('/achievements');
  await expect(tiles(page)).toHaveCount(ACHIEVEMENTS.length, SOON);
  for (const category of ['Exploração', 'Participação', 'Comunidade', 'Especiais']) {
    await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible();
  }
  const ten = tiles(page).filter({ has: page.getByRole('heading', { name: 'Mochila cheia', exact: true }) });
  await expect(ten).toContainText('4 de 10', SOON);
  await achievements.doc('ten_downloads').set({ category: 'explorer', progress: 10, unlocked_at: new Date() });
  await expect(ten).toContainText('Desbloqueada', SOON);
  await expect(page.getByRole('progressbar', { name: /de 18 desbloqueadas/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Desbloqueadas', exact: true }).click();
  await expect(page).toHaveURL('/achievements?show=unlocked');
  await expect(tiles(page).filter({ hasText: 'Desbloqueada ·' }).first()).toBeVisible();
  await expect(tiles(page).filter({ hasText: /Bloqueada/ })).toHaveCount(0);
});

test('asks for a login when signed out (R109)', async ({ page }) => {
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { name: 'Entre para continuar' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
});
