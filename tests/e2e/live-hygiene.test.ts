import type { Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { watchTargets } from './support/listen-targets.ts';
import { type Member, newMember } from './support/members.ts';
import { send } from './support/notifications.ts';
import { entryOf, putHistory } from './support/own-history.ts';
import { accountButton, loginLink, sendLogin, signIn } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

const SOON = { timeout: 60_000 };

/** Goes on inside the page, as a link does: the listeners of the page left have to end by themselves. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What only this member has: a download and a notification of an invented name, and a favorite. */
const furnish = async ({ uid }: Member, name: string): Promise<string> => {
  const [card] = await listMods({ limit: '1', sort: 'downloads' });
  if (!card) throw new Error('the catalogue is empty');
  await firestore.doc(`users/${uid}/favorites/${card.id}`).set({ mod_id: card.id, created_at: new Date() });
  await putHistory(uid, [{ ...entryOf(card, 1), mod_id: `prova-${uid}`, title: name }]);
  await send(uid, { type: 'modUpdate', template: 'mod_update', values: { title: name, version: '2.0.0' } });
  return card.slug;
};

test('R146 every live page left, signed out, another member signed in: no listener of the former remains, nothing of theirs is shown', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withoutPictures(page);
  const former = await newMember({ verified: true });
  const next = await newMember({ verified: true });
  const names = { former: `Segredo de ${former.username}`, next: `Coisa de ${next.username}` };
  const slug = await furnish(former, names.former);
  await furnish(next, names.next);
  const targets = watchTargets(page);

  const LIVE_PAGES = [
    { path: '/dashboard', live: (uid: string) => `users/${uid}/favorites` },
    { path: '/favorites', live: (uid: string) => `users/${uid}/favorites` },
    { path: '/downloads', live: (uid: string) => `users/${uid}/downloads` },
    { path: `/mods/${slug}?tab=comments`, live: () => /^mods\/[^/]+\/comments$/ },
    { path: '/achievements', live: (uid: string) => `users/${uid}/achievements` },
    { path: '/notifications', live: (uid: string) => `users/${uid}/notifications` },
  ];
  /** On every page: the account, and what the bell counts. */
  const everywhere = (uid: string) => [`users/${uid}`, `users/${uid}/notifications`];

  const visitAll = async ({ uid }: Member): Promise<void> => {
    for (const { path, live } of LIVE_PAGES) {
      await go(page, path);
      const wanted = live(uid);
      const isWanted = (one: string) => (typeof wanted === 'string' ? one === wanted : wanted.test(one));
      const more = typeof wanted === 'string' && everywhere(uid).includes(wanted) ? 2 : 1;
      await expect
        .poll(() => targets.open().filter(isWanted).length, { ...SOON, message: path })
        .toBeGreaterThanOrEqual(more);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(SOON);
      await go(page, '/contact');
      await expect.poll(targets.open, { ...SOON, message: `${path} left` }).toEqual(everywhere(uid));
    }
  };

  await signIn(page, former);
  await visitAll(former);
  await go(page, '/downloads');
  await expect(page.getByRole('main')).toContainText(names.former, SOON);

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(loginLink(page)).toBeVisible(SOON);
  await expect.poll(targets.open, SOON).toEqual([]);
  expect(await page.content()).not.toContain(former.username);

  await loginLink(page).click();
  await sendLogin(page, next);
  await expect(accountButton(page)).toBeVisible(SOON);
  const before = targets.added();
  await visitAll(next);
  expect(targets.added()).toBeGreaterThan(before);
  for (const { path } of LIVE_PAGES) {
    await go(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(SOON);
    expect(targets.open().filter((one) => one.includes(former.uid))).toEqual([]);
    expect(await page.content()).not.toContain(former.username);
  }
  await go(page, '/downloads');
  await expect(page.getByRole('main')).toContainText(names.next, SOON);
  expect(await page.content()).not.toContain(former.username);
});
