import type { Page } from '@playwright/test';
import { listPopularMods } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createStripedImage } from './support/pictures.ts';
import { getSection, getToast, openProfileAsMember } from './support/profile.ts';
import { getAccountButton } from './support/session.ts';
import { createExpiredToken, getStoredToken, getSubject, replaceStoredToken } from './support/stored-token.ts';

const HOUR_MS = 3_600_000;
const EXPIRED = { status: 401, json: { success: false, code: 'token_expired', message: 'Sua sessão expirou.' } };

/** Rejects the first `times` downloads as if the token had expired. Returns a counter of all calls. */
const expireDownloads = async (page: Page, times: number): Promise<() => number> => {
  let calls = 0;
  await page.route(/\/api\/mods\/[^/]+\/download$/, (route) => {
    calls += 1;
    return calls <= times ? route.fulfill(EXPIRED) : route.continue();
  });
  return () => calls;
};

for (const { delay, ms } of [
  { delay: 'two hours', ms: 2 * HOUR_MS },
  { delay: 'two weeks', ms: 14 * 24 * HOUR_MS },
]) {
  test(`renews the token after ${delay} and stays signed in (R070)`, async ({ newVisitor, getSession }) => {
    const state = replaceStoredToken(await getSession('jogador'), (token) => createExpiredToken(getSubject(token)));
    const page = await newVisitor({ storageState: state });
    await page.clock.install({ time: Date.now() + ms });
    const renewed = page.waitForResponse(/securetoken\.googleapis\.com\/v1\/token/);
    await page.goto('/dashboard');
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(getAccountButton(page)).toBeVisible();
    const stored = (await getStoredToken(page)) ?? '';
    expect(stored).not.toBe(createExpiredToken(getSubject(stored)));
  });
}

test('ends the session when the token expired and Firebase has no session (R070)', async ({
  newVisitor,
  getSession,
  watch,
}) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/verify/);
  const state = replaceStoredToken(await getSession('jogador'), (token) => createExpiredToken(getSubject(token)));
  const page = await newVisitor({
    storageState: { ...state, origins: state.origins.map((origin) => ({ ...origin, indexedDB: [] })) },
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => getStoredToken(page)).toBeNull();
});

test('renews a token that expires during an action, and continues the action (R070)', async ({ openAs, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/download/);
  const page = await openAs('jogador');
  await page.goto('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
  const calls = await expireDownloads(page, 1);
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com\/v1\/token/);
  const [mod] = await listPopularMods();
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  await renewed;
  await expect(page.getByRole('heading', { name: 'Download iniciado' })).toBeVisible();
  expect(calls()).toBe(2);
  await expect(getAccountButton(page)).toBeVisible();
});

test('gives up an action that is refused again with the renewed token (R070)', async ({ watch, player: page }) => {
  watch.expectError(/401 \(Unauthorized\).*\/download/);
  await page.goto('/dashboard');
  await expect(getAccountButton(page)).toBeVisible();
  const calls = await expireDownloads(page, 2);
  const rechecked = page.waitForResponse((response) => response.url().endsWith('/api/auth/verify') && calls() === 2);
  const [mod] = await listPopularMods();
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  expect((await rechecked).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(calls()).toBe(2);
  await expect(getAccountButton(page)).toBeVisible();
});

test('sends an upload again in full after the token expired (R070, R084)', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/user\/avatar/);
  const { uid } = await openProfileAsMember(page, { verified: false });
  const sent: number[] = [];
  const picture = await createStripedImage('png');
  await page.route('**/api/user/avatar', (route) => {
    sent.push(route.request().postDataBuffer()?.length ?? 0);
    return sent.length === 1 ? route.fulfill(EXPIRED) : route.continue();
  });
  const group = getSection(page, 'Perfil').getByRole('group', { name: 'Sua foto' });
  await group.getByLabel(/^Escolher/).setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: picture });
  await group.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(getToast(page, 'Foto atualizada!')).toBeVisible();
  expect(sent).toHaveLength(2);
  const stored = await firestore.doc(`users/${uid}`).get();
  expect(stored.get('avatar_url')).toMatch(/^\/media\//);
});
