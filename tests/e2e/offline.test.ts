import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { listMods, listPopularMods } from './support/api.ts';
import { createApprovedMod, withdrawMod } from './support/approved-mod.ts';
import { expectAccessible } from './support/axe.ts';
import { openCountingProxy } from './support/counting-proxy.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createPendingMod } from './support/pending-mod.ts';
import { findRichMod } from './support/rich-mod.ts';
import { getAccountButton, signIn, signOut } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

/** Errors that Chromium logs without a network. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|connection_error|ApiError|no-response|dynamically imported module/;
/** Timeout until a worker has installed, fetched its files and taken control. */
const SOON = { timeout: 40_000 };

const SITE = environment.BIGORNA_URL;

const manifest = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const offlineHeading = (page: Page): Locator => heading(page, 'A ponte até a forja caiu');
const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Você está sem conexão' });

interface CachedEntry {
  cache: string;
  url: string;
  text: string;
}

/** All cached responses of the site. Only JSON and HTML include their text. */
const getCached = (page: Page): Promise<CachedEntry[]> =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html/.test(response?.headers.get('Content-Type') ?? '');
        found.push({ cache: name, url: request.url, text: isText ? ((await response?.text()) ?? '') : '' });
      }
    }
    return found;
  });

/**
 * Whether a cache contains the path. Avoids `caches.open`, which would recreate a cache that the worker has just
 * deleted.
 */
const isCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreSearch: true, ignoreVary: true })), path);

/** Interacts with the page, because the first interaction registers the worker. */
const pressKey = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
};

/** Script and state of the worker that controls the page. */
const getController = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { scriptURL, state } = navigator.serviceWorker.controller ?? {};
    return `${scriptURL} ${state}`;
  });
const toController = (page: Page, script: string): string => `${new URL(script, page.url())} activated`;

/** Waits until a worker with this script controls the page. */
const expectControlled = (page: Page, script: string): Promise<void> =>
  expect.poll(() => getController(page), SOON).toBe(toController(page, script));

/** Presses a key until the polled value matches: listeners may attach after the page is shown. */
const pressUntil = <T>(page: Page, look: () => Promise<T>) =>
  expect.poll(async () => {
    await pressKey(page);
    return look();
  }, SOON);

/** Presses a key once the page is shown, and waits until the worker controls it. */
const pressAndExpectControlled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressUntil(page, () => getController(page)).toBe(toController(page, '/sw.js'));
};

/** Registers another worker, from the API docs: pages of the site refuse a string URL (Trusted Types). */
const registerWorker = async (page: Page, url: string): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto(`${SITE}/api/docs`);
  await other.evaluate((path) => navigator.serviceWorker.register(path, { scope: '/' }), url);
  await other.close();
};

/** Opens a mod page, presses a key and waits until the page is cached. */
const openAndCache = async (page: Page, { slug, title }: ModCard): Promise<void> => {
  await page.goto(`/mods/${slug}`);
  await expect(heading(page, title)).toBeVisible();
  await pressUntil(page, () => isCached(page, `/api/mods/${slug}`)).toBe(true);
};

test('is installable: a manifest with icons of the stated sizes (R047)', async ({ page }) => {
  await page.goto('/');
  const url = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(`${url}`);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  expect(response.headers()['cache-control']).toBe('no-cache');
  const { icons } = manifest.parse(await response.json());
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const touch = await page.request.get(`${await page.locator('link[rel=apple-touch-icon]').getAttribute('href')}`);
  expect((await sharp(await touch.body()).metadata()).width).toBe(180);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('shows a visited mod page offline; other pages load when online again (R047)', async ({
  page,
  context,
  watch,
}) => {
  watch.allowError(NO_NETWORK);
  const [visited, unvisited] = await listPopularMods();
  await page.goto('/');
  await page.evaluate(() => caches.open('bigorna-former'));
  await openAndCache(page, visited);
  expect(await page.evaluate(() => caches.has('bigorna-former')), 'deletes the cache of a previous version').toBe(
    false,
  );

  await context.setOffline(true);
  await expect(notice(page)).toContainText('Esta página foi salva em');
  await page.reload();
  await expect(heading(page, visited.title)).toBeVisible();
  await expect(page.locator('.prose').first()).toBeVisible();
  await expect(notice(page)).toContainText('Esta página foi salva em');
  await expect(notice(page)).toContainText('Para baixar, comentar e favoritar, você precisa de internet.');
  const pictures = page.getByRole('main').locator('img[src^="/media/"]');
  if ((await pictures.count()) > 0) {
    await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden(SOON);

  await context.setOffline(true);
  await page.goto(`/mods/${unvisited.slug}`);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/^A ponte até a forja caiu/);
  await expect(page.getByRole('link', { name: visited.title })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading(page, unvisited.title), 'continues by itself').toBeVisible(SOON);

  await context.setOffline(true);
  await page.goto('/contact');
  await expect(offlineHeading(page)).toBeVisible();
  await page.getByRole('link', { name: visited.title }).click();
  await expect(heading(page, visited.title)).toBeVisible();
  await page.goto('/contact');
  await context.setOffline(false);
  await expect(heading(page, 'Fale com a equipe')).toBeVisible(SOON);
});

test('the offline page uses the language of the visitor (R047)', async ({ newVisitor, watch }) => {
  watch.allowError(NO_NETWORK);
  const [visited] = await listPopularMods();
  const page = await newVisitor({ locale: 'en-US', serviceWorkers: 'allow' });
  await openAndCache(page, visited);
  await expect.poll(async () => (await getCached(page)).some(({ url }) => url.includes('en-US')), SOON).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/contact');
  await expect(heading(page, 'The bridge to the forge is down')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

/** The cached parts of the texts of a language, for one version of the site. */
const getCachedTexts = async (page: Page, folder: string, locale: string): Promise<string[]> => {
  const paths = (await getCached(page)).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => path.split(`${folder}/${locale}.`)[1] ?? []).sort();
};

const ALL_PARTS = ['first.json', 'later.json', 'mod.json', 'reading.json'];

test('a new version caches the texts of the current language for offline use (R047)', async ({ newVisitor, watch }) => {
  watch.allowError(NO_NETWORK);
  // The page may try to register its own worker again.
  watch.allowError(/error occurred when fetching the script/);
  const [visited] = await listPopularMods();
  const page = await newVisitor({ locale: 'fr-FR', serviceWorkers: 'allow' });
  const texts = page.waitForResponse(/\/fr-FR\.first\.json$/);
  await page.goto('/contact');
  const folder = new URL((await texts).url()).pathname.replace(/\/[^/]+$/, '');
  await pressAndExpectControlled(page);
  await expect.poll(() => getCachedTexts(page, folder, 'fr-FR'), SOON).toEqual(ALL_PARTS);
  expect(await getCachedTexts(page, folder, 'es-ES'), 'caches no other language').toEqual([]);
  // No interaction: this page must not replace the worker that the test registers below.
  await page.goto(`/mods/${visited.slug}`);
  await expect(heading(page, visited.title)).toBeVisible();
  await expect.poll(() => isCached(page, `/api/mods/${visited.slug}`), SOON).toBe(true);

  // Simulates a new deployment: the cached texts get the folder name of the previous version.
  await page.evaluate(async (here) => {
    const cache = await caches.open('bigorna-assets');
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const response = pathname.startsWith(`${here}/`) && (await cache.match(request));
      if (!response) continue;
      await cache.put(pathname.replace(here, '/assets/texts-former12'), response);
      await cache.delete(request);
    }
  }, folder);
  expect(await getCachedTexts(page, folder, 'fr-FR')).toEqual([]);
  await registerWorker(page, '/sw.js?next');
  await expectControlled(page, '/sw.js?next');
  expect(await getCachedTexts(page, folder, 'fr-FR')).toEqual(ALL_PARTS);

  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, visited.title)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('status').filter({ hasText: 'hors ligne' })).toBeVisible();
});

test('requests a download and the console once while the worker is active (R047)', async ({ newVisitor, watch }) => {
  watch.allowError(NO_NETWORK);
  const mod = await findRichMod();
  const proxy = await openCountingProxy();
  try {
    const page = await newVisitor({ baseURL: proxy.url, serviceWorkers: 'allow' });
    await signIn(page, { username: 'jogador' });
    await pressAndExpectControlled(page);
    const arriving = page.waitForEvent('download', SOON);
    await page.goto(`/mods/${mod.slug}/download?direct=1`);
    await (await arriving).path();
    expect(proxy.countRequests('/api/download/')).toBe(1);
    await page.goto('/admin/');
    await expect(page.locator('body')).not.toBeEmpty();
    expect(proxy.countRequests('/admin/') - proxy.countRequests('/admin/assets/')).toBe(1);
    // The console sends the member to the home page, which requests more than the proxy would answer.
    await page.close();
  } finally {
    proxy.close();
  }
});

test('a returning visitor gets a page from the worker when the server cannot render (R047)', async ({
  newVisitor,
  watch,
}) => {
  watch.allowError(/500 \(Internal Server Error\)/);
  const mod = await findRichMod();
  const proxy = await openCountingProxy();
  try {
    const page = await newVisitor({ baseURL: proxy.url, serviceWorkers: 'allow' });
    const fails = (url: string): boolean => url.startsWith('/mods/');
    proxy.failFor(fails);
    await page.goto(`/mods/${mod.slug}`);
    await expect(page.getByRole('heading', { level: 1 }), 'a first visit gets the error of Hosting').toHaveText(
      'Error: Server Error',
    );
    proxy.failFor(() => false);
    await page.goto('/contact');
    await pressAndExpectControlled(page);
    proxy.failFor(fails);
    await page.goto(`/mods/${mod.slug}`);
    await expect(heading(page, mod.title)).toBeVisible();
    // The page still loads scripts, which would fail after the end of the proxy.
    await page.close();
  } finally {
    proxy.close();
  }
});

test('shows a mod offline at its current slug after a visit by a previous slug (R047)', async ({
  page,
  context,
  watch,
}) => {
  watch.allowError(NO_NETWORK);
  const previousSlug = `antes-${crypto.randomUUID().slice(0, 8)}`;
  const { slug, title } = await createApprovedMod({ previousSlug });
  await page.goto('/contact');
  await pressAndExpectControlled(page);
  await page.goto(`/mods/${previousSlug}`);
  await expect(page).toHaveURL(`/mods/${slug}`);
  await expect.poll(() => isCached(page, `/api/mods/${slug}`), SOON).toBe(true);
  await context.setOffline(true);
  await page.goto('/faq');
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
});

test('forgets a mod that was withdrawn, when its page says so (R047)', async ({ page }) => {
  const mod = await createApprovedMod();
  await page.goto('/contact');
  await pressAndExpectControlled(page);
  await page.goto(`/mods/${mod.slug}`);
  await expect.poll(() => isCached(page, `/api/mods/${mod.slug}`), SOON).toBe(true);
  await withdrawMod(mod);
  await expect.poll(async () => (await page.goto(`/mods/${mod.slug}`))?.status(), SOON).toBe(410);
  await expect.poll(() => isCached(page, `/api/mods/${mod.slug}`)).toBe(false);
});

test('caches a picture when the site shows it, but not when the console shows it (R047)', async ({ openAs, watch }) => {
  watch.allowError(NO_NETWORK);
  const mods = await listMods({ limit: '48' });
  const mod = mods.find(({ thumbnail_url }) => thumbnail_url);
  if (!mod?.thumbnail_url) throw new Error('no mod has a picture');
  const picture = mod.thumbnail_url;
  const draft = await createPendingMod();
  await firestore.doc(`mods/${draft.id}`).update({ thumbnail_url: picture });
  const page = await openAs('super', { serviceWorkers: 'allow' });
  await page.goto('/contact');
  await pressAndExpectControlled(page);

  await page.goto(`/admin/mods/${draft.id}/show`);
  const image = page.locator(`img[src$="${picture}"]`).first();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), SOON).toBeGreaterThan(0);
  await page.goto('/contact');
  // The worker handles this request after the request for the picture, so by then the picture would be cached too.
  await page.evaluate(() => fetch('/api/home'));
  await expect.poll(() => isCached(page, '/api/home'), SOON).toBe(true);
  expect(await isCached(page, picture)).toBe(false);

  // A new tab, because the first tab may still have the picture in memory and not request it from the worker.
  const tab = await page.context().newPage();
  await tab.goto(`/mods/${mod.slug}`);
  await expect(heading(tab, mod.title)).toBeVisible();
  await expect.poll(() => isCached(tab, picture), SOON).toBe(true);
});

test('caches no data of a member and no mod files (R047)', async ({ openAs, watch }) => {
  watch.allowError(NO_NETWORK);
  const [mod] = await listPopularMods();
  const page = await openAs('super', { serviceWorkers: 'allow' });
  await openAndCache(page, mod);
  for (const path of [
    '/dashboard',
    '/favorites',
    '/downloads',
    '/edit-profile',
    '/activity',
    `/mods/${mod.slug}/download`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  const check = async (): Promise<void> => {
    const all = await getCached(page);
    const paths = all.map(({ url }) => new URL(url).pathname);
    expect(paths).toContain(`/api/mods/${mod.slug}`);
    const forbidden =
      /^\/(?:admin|dev|api\/(?:admin|auth|user|download|mods\/(?:user|cards|admin)))(?:\/|$)|\/download$|^\/media\/avatars/;
    expect(paths.filter((path) => forbidden.test(path))).toEqual([]);
    expect(all.filter(({ text }) => text.includes('super@')).map(({ url }) => url)).toEqual([]);
    expect(paths.every((path) => path === '/shell.html' || /^\/(?:assets|api|media)\//.test(path))).toBe(true);
  };
  await check();
  await signOut(page);
  await expect(getAccountButton(page)).toBeHidden();
  await check();
});

test('a retired worker deletes all caches and unregisters (R047)', async ({ page }) => {
  const [mod] = await listPopularMods();
  await openAndCache(page, mod);
  await registerWorker(page, '/sw-retired.js');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${SITE}/mods/${mod.slug}`);
  await expect(heading(page, mod.title)).toBeVisible();
});
