import type { Locator, Page } from '@playwright/test';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { collectRequests } from './support/network.ts';
import { getAccountButton, signOut } from './support/session.ts';

const CALLS = { admin: '/api/mods/admin', public: '/api/mods/public' };
const LIST_CALL = /\/api\/mods\/(admin|public)(\?|$)/;

/** A rejected mod of the seed. */
const findRejectedMod = async (): Promise<{ id: string; title: string }> => {
  const { docs } = await firestore
    .collection('mods')
    .where('status', '==', 'rejected')
    .where('content_type', '==', 'mod')
    .get();
  const found = docs.find(({ id }) => id.startsWith('seed-'));
  if (!found) throw new Error('the seed has no rejected mod');
  return { id: found.id, title: String(found.get('title')) };
};

const main = (page: Page): Locator => page.getByRole('main');
const banner = (page: Page): Locator => page.getByRole('banner');
const getCards = (page: Page, title: string): Locator =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** Opens /mods, /addons and /search by links of the page, each time with a search for the title. */
const searchListings = async (page: Page, title: string, check: () => Promise<void>): Promise<void> => {
  await page.goto('/faq');
  await expect(getAccountButton(page)).toBeVisible();
  await banner(page).getByRole('link', { name: 'Mods', exact: true }).click();
  await expect(page).toHaveURL('/mods');
  await main(page).getByRole('searchbox', { name: 'Buscar por nome, autor ou assunto' }).fill(title);
  await expect(page).toHaveURL(/\/mods\?q=/);
  await check();
  await banner(page).getByRole('link', { name: 'Addons', exact: true }).click();
  await expect(page).toHaveURL('/addons');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const search = banner(page).getByRole('combobox', { name: 'Buscar mods e addons' });
  await search.fill(title);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await check();
};

test('lists mods of every status for a super_admin, by the admin call (R125, R135)', async ({ chief: page }) => {
  const { id, title } = await findRejectedMod();
  const calls = collectRequests(page, LIST_CALL);
  await searchListings(page, title, async () => {
    const card = getCards(page, title).first();
    await expect(card).toContainText('Rejeitado');
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/admin/mods/${id}/show`);
    await expect(card.getByRole('button')).toHaveCount(0);
  });
  const kinds = new Set(calls.map((call) => new URL(call.url()).searchParams.get('content_type')));
  expect(kinds).toEqual(new Set(['mod', 'addon', null]));
  for (const call of calls) {
    expect(new URL(call.url()).pathname).toBe(CALLS.admin);
    expect(await call.headerValue('authorization')).toMatch(/^Bearer /);
  }
  calls.length = 0;
  await page.goto('/mods');
  // The server renders the public list for everybody. The browser replaces it without the public call.
  await expect.poll(() => calls.map((call) => new URL(call.url()).pathname)).toEqual([CALLS.admin]);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('lists public mods for an admin, by the public call without a token (R125, R135)', async ({ admin: page }) => {
  const { title } = await findRejectedMod();
  const calls = collectRequests(page, LIST_CALL);
  await searchListings(page, title, async () => {
    await expect(main(page).getByText(/^(\d[\d.]* resultados?|Nenhum resultado)$/)).toBeVisible();
    await expect(main(page).getByText('Rejeitado', { exact: true })).toHaveCount(0);
  });
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    expect(new URL(call.url()).pathname).toBe(CALLS.public);
    expect(await call.headerValue('authorization')).toBeNull();
  }
});

test('forgets the super_admin’s list at logout (R135)', async ({ chief: page }) => {
  const { title } = await findRejectedMod();
  await page.goto(`/mods?${new URLSearchParams({ q: title })}`);
  await expect(getCards(page, title).first()).toContainText('Rejeitado');
  const other = await page.context().newPage();
  await other.goto('/faq');
  await signOut(other);
  await expect(main(page).getByText('Rejeitado', { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('article').or(main(page).getByText('Nenhum resultado')).first()).toBeVisible();
});
