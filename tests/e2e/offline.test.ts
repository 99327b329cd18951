import type { ModCard } from '@bigorna/domain/endpoints/mods';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { listMods } from './support/api.ts';
import { environment } from './support/environment.ts';
import { expect, test } from './support/fixtures.ts';
import { accountButton } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser itself says of what it cannot have. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|connection_error|ApiError|no-response|dynamically imported module/;
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

/** Opens a mod's page, acts, and waits until the page is kept. */
const openAndKeep = async (page: Page, { slug, title }: ModCard): Promise<void> => {
  await page.goto(`/mods/${slug}`);
  await expect(heading(page, title)).toBeVisible();
  await act(page);
  await expect.poll(() => isKept(page, `/api/mods/${slug}`), SOON).toBe(true);
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

test('R047 nothing of a member, of the console or of files is kept on the device', async ({ pageOf, watch }) => {
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
  await page.goto('/admin/');
  await expect(page.locator('body')).not.toBeEmpty();
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
  await page.evaluate(() => navigator.serviceWorker.register('/sw-retired.js', { scope: '/' }));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${SITE}/mods/${mod.slug}`);
  await expect(heading(page, mod.title)).toBeVisible();
});
