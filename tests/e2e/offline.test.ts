import type { ModCard } from '@bigorna/domain/endpoints/mods';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { listMods, SEED_PASSWORD } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { openCountingDoor } from './support/counting-door.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { newOwnMod } from './support/own-mod.ts';
import { newPendingMod } from './support/pending-mod.ts';
import { richMod } from './support/rich-mod.ts';
import { accountButton, signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser itself says of what it cannot have. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|connection_error|ApiError|no-response|dynamically imported module/;
/** A worker is built up, fetches its files and takes over. */
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

const twoMods = async (): Promise<[ModCard, ModCard]> => {
  const [first, second] = await listMods({ limit: '2', sort: 'downloads' });
  if (!(first && second)) throw new Error('the catalogue is empty');
  return [first, second];
};

interface Kept {
  cache: string;
  url: string;
  text: string;
}

/** Everything that the browser keeps for the site, pictures without their bytes. */
const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /json|html/.test(answer?.headers.get('Content-Type') ?? '');
        found.push({ cache: name, url: request.url, text: isText ? ((await answer?.text()) ?? '') : '' });
      }
    }
    return found;
  });

const isKept = async (page: Page, path: string): Promise<boolean> =>
  (await kept(page)).some(({ url }) => new URL(url).pathname === path);

/** The first act on a page, by which the site begins to keep what is seen. */
const act = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
};

/** The worker that answers for the page. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { scriptURL, state } = navigator.serviceWorker.controller ?? {};
    return `${scriptURL} ${state}`;
  });
const workerOfScript = (page: Page, script: string): string => `${new URL(script, page.url())} activated`;

/** Waits until a worker of this script answers for the page. */
const expectControlled = (page: Page, script: string): Promise<void> =>
  expect.poll(() => workerOf(page), SOON).toBe(workerOfScript(page, script));

/** Acts on the page until something holds of it: it may be shown before it listens, and people act more than once. */
const actUntil = <T>(page: Page, look: () => Promise<T>) =>
  expect.poll(async () => {
    await act(page);
    return look();
  }, SOON);

/** Acts on the open page once it is shown, and waits until the worker answers for it. */
const actAndBeControlled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await actUntil(page, () => workerOf(page)).toBe(workerOfScript(page, '/sw.js'));
};

/** Registers another worker for the whole site, from a page that takes its address as a text, as the site's own do not. */
const registerWorker = async (page: Page, address: string): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto(`${SITE}/api/docs`);
  await other.evaluate((path) => navigator.serviceWorker.register(path, { scope: '/' }), address);
  await other.close();
};

/** Opens a mod's page, acts, and waits until the page is kept. */
const openAndKeep = async (page: Page, { slug, title }: ModCard): Promise<void> => {
  await page.goto(`/mods/${slug}`);
  await expect(heading(page, title)).toBeVisible();
  await actUntil(page, () => isKept(page, `/api/mods/${slug}`)).toBe(true);
};

test('R047 the site can be installed: a manifest, and icons of the sizes it names', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(`${address}`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const { icons } = manifest.parse(await answer.json());
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

test('R047 a mod’s page that was seen is read without a network; any other says so, and goes on when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.bearError(NO_NETWORK);
  const [seen, unseen] = await twoMods();
  await page.goto('/');
  await page.evaluate(() => caches.open('bigorna-former'));
  await openAndKeep(page, seen);
  expect(await page.evaluate(() => caches.has('bigorna-former')), 'a former version’s cache is gone').toBe(false);

  await context.setOffline(true);
  await expect(notice(page)).toContainText('vê esta página como era em');
  await page.reload();
  await expect(heading(page, seen.title)).toBeVisible();
  await expect(page.locator('.prose').first()).toBeVisible();
  await expect(notice(page)).toContainText('vê esta página como era em');
  await expect(notice(page)).toContainText('Baixar, comentar e favoritar precisam da rede.');
  const pictures = page.getByRole('main').locator('img[src^="/media/"]');
  if ((await pictures.count()) > 0) {
    await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden(SOON);

  await context.setOffline(true);
  await page.goto(`/mods/${unseen.slug}`);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/^A ponte até a forja caiu/);
  await expect(page.getByRole('link', { name: seen.title })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading(page, unseen.title), 'goes on by itself').toBeVisible(SOON);

  await context.setOffline(true);
  await page.goto('/contact');
  await expect(offlineHeading(page)).toBeVisible();
  await page.getByRole('link', { name: seen.title }).click();
  await expect(heading(page, seen.title)).toBeVisible();
  await page.goto('/contact');
  await context.setOffline(false);
  await expect(heading(page, 'Fale com a equipe')).toBeVisible(SOON);
});

test('R047 without a network the site speaks the reader’s language', async ({ newVisitor, watch }) => {
  watch.bearError(NO_NETWORK);
  const [seen] = await twoMods();
  const page = await newVisitor({ locale: 'en-US', serviceWorkers: 'allow' });
  await openAndKeep(page, seen);
  await expect.poll(async () => (await kept(page)).some(({ url }) => url.includes('en-US')), SOON).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/contact');
  await expect(heading(page, 'The bridge to the forge is down')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

/** The parts of a language's texts that are kept, of one version of the site. */
const textsKept = async (page: Page, folder: string, locale: string): Promise<string[]> => {
  const paths = (await kept(page)).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => path.split(`${folder}/${locale}.`)[1] ?? []).sort();
};

const ALL_PARTS = ['first.json', 'later.json', 'mod.json', 'reading.json'];

test('R047 a new version of the site brings the texts of the reader’s language along, and goes on in it without a network', async ({
  newVisitor,
  watch,
}) => {
  watch.bearError(NO_NETWORK);
  // The page would register its own worker, whose script is not the one that was.
  watch.bearError(/error occurred when fetching the script/);
  const [seen] = await twoMods();
  const page = await newVisitor({ locale: 'fr-FR', serviceWorkers: 'allow' });
  const texts = page.waitForResponse(/\/fr-FR\.first\.json$/);
  await page.goto('/contact');
  const folder = new URL((await texts).url()).pathname.replace(/\/[^/]+$/, '');
  await actAndBeControlled(page);
  await expect.poll(() => textsKept(page, folder, 'fr-FR'), SOON).toEqual(ALL_PARTS);
  expect(await textsKept(page, folder, 'es-ES'), 'nor any other language').toEqual([]);
  // Without an act on it: this page does not register the worker again, over the one below.
  await page.goto(`/mods/${seen.slug}`);
  await expect(heading(page, seen.title)).toBeVisible();
  await expect.poll(() => isKept(page, `/api/mods/${seen.slug}`), SOON).toBe(true);

  // What a device holds when the site is deployed anew: the texts under the former version's name.
  await page.evaluate(async (here) => {
    const cache = await caches.open('bigorna-assets');
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const answer = pathname.startsWith(`${here}/`) && (await cache.match(request));
      if (!answer) continue;
      await cache.put(pathname.replace(here, '/assets/texts-former12'), answer);
      await cache.delete(request);
    }
  }, folder);
  expect(await textsKept(page, folder, 'fr-FR')).toEqual([]);
  await registerWorker(page, '/sw.js?next');
  await expectControlled(page, '/sw.js?next');
  expect(await textsKept(page, folder, 'fr-FR')).toEqual(ALL_PARTS);

  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, seen.title)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('status').filter({ hasText: 'hors ligne' })).toBeVisible();
});

test('R047 with the worker there, a download and the console are asked for once', async ({ newVisitor, watch }) => {
  watch.bearError(NO_NETWORK);
  const mod = await richMod();
  const door = await openCountingDoor();
  try {
    const page = await newVisitor({ baseURL: door.url, serviceWorkers: 'allow' });
    await signIn(page, { username: 'jogador', password: SEED_PASSWORD });
    await actAndBeControlled(page);
    const arriving = page.waitForEvent('download', SOON);
    await page.goto(`/mods/${mod.slug}/download?direct=1`);
    await (await arriving).path();
    expect(door.asked('/api/download/')).toBe(1);
    await page.goto('/admin/');
    await expect(page.locator('body')).not.toBeEmpty();
    expect(door.asked('/admin/') - door.asked('/admin/assets/')).toBe(1);
  } finally {
    door.close();
  }
});

test('R047 a mod seen at an address it had before is read at its present one without a network, and named once', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.bearError(NO_NETWORK);
  const formerSlug = `antes-${crypto.randomUUID().slice(0, 8)}`;
  const { slug, title } = await newOwnMod({ formerSlug });
  await page.goto('/contact');
  await actAndBeControlled(page);
  await page.goto(`/mods/${formerSlug}`);
  await expect(page).toHaveURL(`/mods/${slug}`);
  await expect.poll(() => isKept(page, `/api/mods/${formerSlug}`), SOON).toBe(true);
  await expect.poll(() => isKept(page, `/api/mods/${slug}`), SOON).toBe(true);
  await context.setOffline(true);
  await page.goto('/faq');
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
});

test('R047 a picture shown in the console is not kept; the same one is once the site shows it', async ({
  pageOf,
  watch,
}) => {
  watch.bearError(NO_NETWORK);
  const mods = await listMods({ limit: '48' });
  const shown = mods.find(({ thumbnail_url }) => thumbnail_url);
  if (!shown?.thumbnail_url) throw new Error('no mod has a picture');
  const picture = shown.thumbnail_url;
  const draft = await newPendingMod();
  await firestore.doc(`mods/${draft.id}`).update({ thumbnail_url: picture });
  const page = await pageOf('super', { serviceWorkers: 'allow' });
  await page.goto('/contact');
  await actAndBeControlled(page);

  await page.goto(`/admin/mods/${draft.id}/show`);
  const image = page.locator(`img[src$="${picture}"]`).first();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), SOON).toBeGreaterThan(0);
  await page.goto('/contact');
  // Asked for later than the picture: once it is kept, the picture would be.
  await page.evaluate(() => fetch('/api/home'));
  await expect.poll(() => isKept(page, '/api/home'), SOON).toBe(true);
  expect(await isKept(page, picture)).toBe(false);

  await page.goto(`/mods/${shown.slug}`);
  await expect(heading(page, shown.title)).toBeVisible();
  await expect.poll(() => isKept(page, picture), SOON).toBe(true);
});

test('R047 nothing of a member or of files is kept on the device', async ({ pageOf, watch }) => {
  watch.bearError(NO_NETWORK);
  const [mod] = await twoMods();
  const page = await pageOf('super', { serviceWorkers: 'allow' });
  await openAndKeep(page, mod);
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
    const all = await kept(page);
    const paths = all.map(({ url }) => new URL(url).pathname);
    expect(paths).toContain(`/api/mods/${mod.slug}`);
    const forbidden =
      /^\/(?:admin|dev|api\/(?:admin|auth|user|download|mods\/(?:user|cards|admin)))(?:\/|$)|\/download$|^\/media\/avatars/;
    expect(paths.filter((path) => forbidden.test(path))).toEqual([]);
    expect(all.filter(({ text }) => text.includes('super@')).map(({ url }) => url)).toEqual([]);
    expect(paths.every((path) => path === '/' || /^\/(?:assets|api|media)\//.test(path))).toBe(true);
  };
  await check();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(accountButton(page)).toBeHidden();
  await check();
});

test('R047 a worker that is retired forgets all and is gone', async ({ page }) => {
  const [mod] = await twoMods();
  await openAndKeep(page, mod);
  await registerWorker(page, '/sw-retired.js');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${SITE}/mods/${mod.slug}`);
  await expect(heading(page, mod.title)).toBeVisible();
});
