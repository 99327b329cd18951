import type { Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { striped } from './support/pictures.ts';
import { memberAtProfile, section, toast } from './support/profile.ts';
import { accountButton } from './support/session.ts';
import { expiredToken, storedToken, subjectOf, withStoredToken } from './support/stored-token.ts';

const HOUR_MS = 3_600_000;
const EXPIRED = { status: 401, json: { success: false, code: 'token_expired', message: 'Sua sessão expirou.' } };

/** Answers a download's first calls as the API answers an expired token; counts them all. */
const expireDownloads = async (page: Page, times: number): Promise<() => number> => {
  let calls = 0;
  await page.route(/\/api\/mods\/[^/]+\/download$/, (route) => {
    calls += 1;
    return calls <= times ? route.fulfill(EXPIRED) : route.continue();
  });
  return () => calls;
};

const anyMod = async (): Promise<string> => {
  const [mod] = await listMods({ limit: '1', sort: 'downloads' });
  if (!mod) throw new Error('the catalogue is empty');
  return mod.slug;
};

for (const { later, ms } of [
  { later: 'two hours', ms: 2 * HOUR_MS },
  { later: 'two weeks', ms: 14 * 24 * HOUR_MS },
]) {
  test(`R070 ${later} later the member is still signed in, by a token made anew`, async ({ newVisitor, sessionOf }) => {
    const state = withStoredToken(await sessionOf('jogador'), (token) => expiredToken(subjectOf(token)));
    const page = await newVisitor({ storageState: state });
    await page.clock.install({ time: Date.now() + ms });
    const renewed = page.waitForResponse(/securetoken\.googleapis\.com\/v1\/token/);
    await page.goto('/dashboard');
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(accountButton(page)).toBeVisible();
    const stored = (await storedToken(page)) ?? '';
    expect(stored).not.toBe(expiredToken(subjectOf(stored)));
  });
}

test('R070 without Firebase’s session an expired token is the end', async ({ newVisitor, sessionOf, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/verify/);
  const state = withStoredToken(await sessionOf('jogador'), (token) => expiredToken(subjectOf(token)));
  const page = await newVisitor({
    storageState: { ...state, origins: state.origins.map((origin) => ({ ...origin, indexedDB: [] })) },
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => storedToken(page)).toBeNull();
});

test('R070 a token that expires in the middle of an action is renewed, and the action goes on', async ({
  pageOf,
  watch,
}) => {
  watch.expectError(/401 \(Unauthorized\).*\/download/);
  const page = await pageOf('jogador');
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  const calls = await expireDownloads(page, 1);
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com\/v1\/token/);
  await page.goto(`/mods/${await anyMod()}/download?direct=1`);
  await renewed;
  await expect(page.getByRole('heading', { name: 'Download iniciado' })).toBeVisible();
  expect(calls()).toBe(2);
  await expect(accountButton(page)).toBeVisible();
});

test('R070 an action refused again with the renewed token is given up, and only then', async ({ pageOf, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/download/);
  const page = await pageOf('jogador');
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  const calls = await expireDownloads(page, 2);
  const rechecked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/verify') && calls() === 2);
  await page.goto(`/mods/${await anyMod()}/download?direct=1`);
  expect((await rechecked).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(calls()).toBe(2);
  await expect(accountButton(page)).toBeVisible();
});

test('R070 R084 a picture whose upload met an expired token is sent again, whole', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/user\/avatar/);
  const { uid } = await memberAtProfile(page, { verified: false });
  const sent: number[] = [];
  const picture = await striped('png');
  await page.route('**/api/user/avatar', (route) => {
    sent.push(route.request().postDataBuffer()?.length ?? 0);
    return sent.length === 1 ? route.fulfill(EXPIRED) : route.continue();
  });
  const group = section(page, 'Perfil').getByRole('group', { name: 'Sua foto' });
  await group.getByLabel(/^Escolher/).setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: picture });
  await group.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(toast(page, 'Avatar atualizado!')).toBeVisible();
  expect(sent).toHaveLength(2);
  const stored = await firestore.doc(`users/${uid}`).get();
  expect(stored.get('avatar_url')).toMatch(/^\/media\//);
});
