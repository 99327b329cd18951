import type { Locator, Page } from '@playwright/test';
import { storeActivity } from './support/activity.ts';
import { listPopularMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { storeHistory, toHistoryEntry } from './support/download-history.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { failWith } from './support/network.ts';
import { storeNotification } from './support/notifications.ts';
import { signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const SOON = { timeout: 40_000 };

const main = (page: Page): Locator => page.getByRole('main');
const block = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });

test('shows counts, updated favorites, downloads, notifications and activity (R111)', async ({ page }) => {
  await stubPictures(page);
  const [outdated, current, updated, ...others] = await listPopularMods({ limit: '8', content_type: 'mod' });
  expect(others.length, 'the catalogue has enough mods').toBeGreaterThanOrEqual(4);
  const member = await createMember({ verified: true });
  await signIn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await expect(block(page, 'Novidades nos favoritos')).toContainText('Favorite mods e addons', SOON);
  await expect(block(page, 'Downloads recentes')).toContainText('Nenhum download ainda', SOON);
  await expect(block(page, 'Notificações')).toContainText('Nenhuma notificação por enquanto.', SOON);
  await expect(block(page, 'Sua atividade')).toContainText('Nada nos últimos 30 dias.', SOON);
  await expect(main(page)).not.toContainText('Recursos limitados');

  await storeHistory(member.uid, [
    toHistoryEntry(outdated, 1, { version: '0.0.1' }),
    toHistoryEntry(current, 2),
    ...others.map((card, index) => toHistoryEntry(card, 3 + index)),
  ]);
  for (const { id } of [outdated, current, updated])
    await firestore.doc(`users/${member.uid}/favorites/${id}`).set({ mod_id: id, created_at: new Date() });
  const values = { title: updated.title, version: '99.0.0' };
  // Dated in the future: newer than the notifications of unlocked achievements.
  await storeNotification(member.uid, { template: 'mod_update', values, path: `/mods/${updated.slug}`, age: -3600 });
  await storeActivity(member.uid, [{ kind: 'views', mod_id: current.id, title: current.title, daysAgo: 0 }]);
  await page.reload();

  const updates = block(page, 'Novidades nos favoritos');
  await expect(updates.getByRole('listitem')).toHaveCount(2, SOON);
  await expect(updates).toContainText(`Você tem a 0.0.1; já saiu a ${outdated.version}.`);
  await expect(updates).toContainText('Saiu a versão 99.0.0.');
  await expect(updates.getByRole('link', { name: `Baixar ${outdated.version}` })).toHaveAttribute(
    'href',
    `/mods/${outdated.slug}/download`,
  );
  const recent = block(page, 'Downloads recentes');
  await expect(recent.getByRole('article')).toHaveCount(5, SOON);
  await expect(recent.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/downloads');
  await expect(block(page, 'Notificações')).toContainText(`${updated.title} tem uma versão nova: 99.0.0`, SOON);
  const near = block(page, 'Quase lá');
  await expect(near.getByRole('listitem').filter({ hasText: /\d de \d/ })).toHaveCount(3, SOON);
  await expect(near.getByRole('progressbar')).toHaveCount(3);
  // Triggers turn the favorites into activity a little later.
  await expect(block(page, 'Sua atividade')).toContainText(/[1-4] atividades? nos últimos 30 dias/, SOON);
  const count = (name: string): Locator =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  for (const { name, text } of [
    { name: 'Downloads', text: String(2 + others.length) },
    { name: 'Favoritos', text: '3' },
    { name: 'Comentários', text: '0' },
  ])
    await expect(count(name)).toContainText(text, SOON);
  await expectAccessible(page);

  // Opens the comments of the activity by keyboard alone.
  await page.setViewportSize({ width: 1280, height: 800 });
  await count('Comentários').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/activity?k=comments');
  await expect(main(page).getByRole('heading', { name: 'Nada encontrado' })).toBeVisible(SOON);
});

test('retries a failed section alone, and explains limits to unverified members (R111)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/user\/dashboard/);
  await stubPictures(page);
  await failWith(page, '**/api/user/dashboard?*', 500);
  await signIn(page, await createMember({ verified: false }));
  await expect(main(page).getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
  const activity = block(page, 'Sua atividade');
  await expect(activity.getByRole('button', { name: 'Tentar novamente' })).toBeVisible(SOON);
  await expect(block(page, 'Downloads recentes')).toContainText('Nenhum download ainda', SOON);
  await page.unroute('**/api/user/dashboard?*');
  await activity.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(activity).toContainText('Nada nos últimos 30 dias.', SOON);
});
