import type { Page } from '@playwright/test';
import { listPopularMods } from './support/api.ts';
import { storeHistory, toHistoryEntry } from './support/download-history.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { watchTargets } from './support/listen-targets.ts';
import { createMember, type Member } from './support/members.ts';
import { storeNotification } from './support/notifications.ts';
import { getAccountButton, getLoginLink, sendLogin, signIn, signOut } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const SOON = { timeout: 60_000 };

/** Navigates without a page load, as a link does. */
const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Stores a favorite, and a download and a notification with `name` as mod title. Returns the slug of the favorite. */
const storeMemberData = async ({ uid }: Member, name: string): Promise<string> => {
  const [card] = await listPopularMods();
  await firestore.doc(`users/${uid}/favorites/${card.id}`).set({ mod_id: card.id, created_at: new Date() });
  await storeHistory(uid, [{ ...toHistoryEntry(card, 1), mod_id: `prova-${uid}`, title: name }]);
  await storeNotification(uid, { template: 'mod_update', values: { title: name, version: '2.0.0' } });
  return card.slug;
};

test('ends all listeners of the previous member, and shows none of their data (R146)', async ({ page }) => {
  test.setTimeout(300_000);
  await stubPictures(page);
  const previous = await createMember({ verified: true });
  const next = await createMember({ verified: true });
  const names = { previous: `Segredo de ${previous.username}`, next: `Coisa de ${next.username}` };
  const slug = await storeMemberData(previous, names.previous);
  await storeMemberData(next, names.next);
  const targets = watchTargets(page);

  const LIVE_PAGES = [
    { path: '/dashboard', live: (uid: string) => `users/${uid}/favorites` },
    { path: '/favorites', live: (uid: string) => `users/${uid}/favorites` },
    { path: '/downloads', live: (uid: string) => `users/${uid}/downloads` },
    { path: `/mods/${slug}?tab=comments`, live: () => /^mods\/[^/]+\/comments$/ },
    { path: '/achievements', live: (uid: string) => `users/${uid}/achievements` },
    { path: '/notifications', live: (uid: string) => `users/${uid}/notifications` },
  ];
  /** Listeners of every page: the account, and the notifications for the bell. */
  const everywhere = (uid: string) => [`users/${uid}`, `users/${uid}/notifications`];

  const visitAll = async ({ uid }: Member): Promise<void> => {
    for (const { path, live } of LIVE_PAGES) {
      await navigate(page, path);
      const expected = live(uid);
      const isExpected = (one: string) => (typeof expected === 'string' ? one === expected : expected.test(one));
      const more = typeof expected === 'string' && everywhere(uid).includes(expected) ? 2 : 1;
      await expect
        .poll(() => targets.open().filter(isExpected).length, { ...SOON, message: path })
        .toBeGreaterThanOrEqual(more);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(SOON);
      await navigate(page, '/contact');
      await expect.poll(targets.open, { ...SOON, message: `${path} left` }).toEqual(everywhere(uid));
    }
  };

  await signIn(page, previous);
  await visitAll(previous);
  await navigate(page, '/downloads');
  await expect(page.getByRole('main')).toContainText(names.previous, SOON);

  await signOut(page);
  await expect(getLoginLink(page)).toBeVisible(SOON);
  await expect.poll(targets.open, SOON).toEqual([]);
  expect(await page.content()).not.toContain(previous.username);

  await getLoginLink(page).click();
  await sendLogin(page, next);
  await expect(getAccountButton(page)).toBeVisible(SOON);
  const before = targets.added();
  await visitAll(next);
  expect(targets.added()).toBeGreaterThan(before);
  for (const { path } of LIVE_PAGES) {
    await navigate(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(SOON);
    expect(targets.open().filter((one) => one.includes(previous.uid))).toEqual([]);
    expect(await page.content()).not.toContain(previous.username);
  }
  await navigate(page, '/downloads');
  await expect(page.getByRole('main')).toContainText(names.next, SOON);
  expect(await page.content()).not.toContain(previous.username);
});
