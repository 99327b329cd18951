import { type AdCard, adCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { fetchData } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { changeJson, fulfillWith } from './support/network.ts';
import { createStripedImage } from './support/pictures.ts';
import { getAccountButton } from './support/session.ts';
import { setTabVisibility } from './support/tab-visibility.ts';

const PICTURE = '/media/ads/do-teste.png';
const TEST_AD: AdCard = {
  id: 'do-teste',
  image_url: PICTURE,
  width: 600,
  height: 200,
  alt: { 'pt-BR': 'Anúncio do teste' },
  link: 'https://quintal.example/',
  placement: 'listing',
  weight: 1,
};

const main = (page: Page): Locator => page.getByRole('main');
const label = (page: Page): Locator => main(page).getByText('Publicidade', { exact: true });
const adBlock = (page: Page): Locator => main(page).getByRole('complementary').filter({ hasText: 'Publicidade' });
const results = (page: Page): Locator => main(page).getByRole('article');

/** Responds with these ads for the page's slot, once `until` resolves. */
const book = async (page: Page, ads: readonly AdCard[], until = Promise.resolve()): Promise<void> => {
  await page.route('**/api/ads?placement=*', async (route) => {
    await until;
    await route.fulfill({ json: { success: true, data: ads } });
  });
  await fulfillWith(page, '**/api/ads/*/view', null);
};

const showPicture = async (page: Page, until = Promise.resolve()): Promise<void> => {
  const body = await createStripedImage('png');
  await page.route(`**${PICTURE}`, async (route) => {
    await until;
    await route.fulfill({ body, contentType: 'image/png' });
  });
};

const expectPictureLoaded = (page: Page): Promise<void> => {
  const picture = adBlock(page).getByRole('img');
  return expect.poll(() => picture.evaluate((image) => Object(image).naturalWidth)).toBe(300);
};

/** Scrolls until the end of the results is close, but still below the window. */
const scrollNearAd = async (page: Page): Promise<void> => {
  const found = await results(page).count();
  await results(page)
    .nth(found - 7)
    .scrollIntoViewIfNeeded();
};

/** Starts to sum all layout shifts of the page. */
const observeShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = { sum: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') noted.sum += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });

/** Sum of layout shifts. Waits two frames for pending observer entries. */
const getShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const noted: unknown = Reflect.get(window, 'noted');
    return noted && typeof noted === 'object' && 'sum' in noted ? Number(noted.sum) : Number.NaN;
  });

for (const view of ['list', 'grid'] as const) {
  test(`labels an ad in the ${view} results, and reserves its size so that nothing moves (R043)`, async ({ page }) => {
    const [booked, picture] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await book(page, [TEST_AD], booked.promise);
    await showPicture(page, picture.promise);
    await page.addInitScript((chosen) => localStorage.setItem('listingView', chosen), view);
    await page.goto('/mods');
    await expect(results(page).first()).toBeVisible();
    const adRequest = page.waitForRequest('**/api/ads?placement=listing');
    await scrollNearAd(page);
    await adRequest;
    await expect(label(page)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await observeShifts(page);
    booked.resolve();
    await expect(label(page)).toHaveCount(1);
    const link = adBlock(page).getByRole('link');
    const reserved = await link.boundingBox();
    expect(reserved && [reserved.width, reserved.height]).toEqual([TEST_AD.width, TEST_AD.height]);
    await adBlock(page).scrollIntoViewIfNeeded();
    picture.resolve();
    await expect(adBlock(page).getByRole('img', { name: 'Anúncio do teste' })).toBeVisible();
    await expectPictureLoaded(page);
    const filled = await link.boundingBox();
    expect(filled && [filled.width, filled.height]).toEqual([TEST_AD.width, TEST_AD.height]);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link).toHaveAttribute('href', TEST_AD.link);
    expect(await getShifts(page)).toBe(0);
  });
}

/** Limits a listing to one mod, so that the whole listing is in view. */
const limitToOneMod = (page: Page): Promise<unknown> =>
  changeJson(page, '**/api/mods/public?*', ({ data, meta, ...rest }) => ({
    ...rest,
    data: data.slice(0, 1),
    meta: { ...meta, total: 1, pages: 1 },
  }));

test('shows an ad that arrives late only if its slot is below the window (R043)', async ({ page }) => {
  const booked = Promise.withResolvers<void>();
  await book(page, [TEST_AD], booked.promise);
  await showPicture(page);
  await limitToOneMod(page);
  await page.goto('/search?q=a');
  await expect(results(page)).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  await observeShifts(page);
  const answered = page.waitForResponse('**/api/ads?placement=listing');
  booked.resolve();
  await (await answered).finished();
  expect(await getShifts(page)).toBe(0);
  await expect(label(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 200 });
  await expect(label(page)).toHaveCount(1);
});

test('shows no ad and leaves no gap without a booking or when its picture is missing (R043)', async ({
  page,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\).*do-teste/);
  const below = main(page).getByRole('navigation', { name: 'Páginas' });
  const getGap = async (): Promise<number> => {
    const last = await results(page).last().boundingBox();
    const pager = await below.boundingBox();
    return pager && last ? pager.y - last.y - last.height : Number.NaN;
  };
  await book(page, []);
  const answered = page.waitForResponse('**/api/ads?placement=listing');
  await page.goto('/addons');
  await expect(results(page).first()).toBeVisible();
  await scrollNearAd(page);
  await (await answered).finished();
  await expect(label(page)).toHaveCount(0);
  const without = await getGap();

  await page.unroute('**/api/ads?placement=*');
  await book(page, [TEST_AD]);
  await page.route(`**${PICTURE}`, (route) => route.fulfill({ status: 404, body: '' }));
  const missingPicture = page.waitForResponse(`**${PICTURE}`);
  await page.goto('/mods');
  await expect(results(page).first()).toBeVisible();
  // The picture loads only close to the viewport.
  await scrollNearAd(page);
  await missingPicture;
  await expect(adBlock(page).filter({ visible: true })).toHaveCount(0);
  await expect.poll(getGap).toBeCloseTo(without, 0);
});

test('counts one view, each left or middle click, and no right click (R043)', async ({ page, context, watch }) => {
  watch.expectError(/request to another host: https:\/\/[\w.-]+\.example\//);
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
  const booked = await fetchData('/ads?placement=listing', z.array(adCard));
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/ads/')) reports.push(pathname);
  });
  await page.goto('/search?q=');
  await expect(results(page).first()).toBeVisible();
  await scrollNearAd(page);
  const image = adBlock(page).getByRole('img');
  await expect(image).toHaveCount(1);
  const src = await image.getAttribute('src');
  const ad = booked.find(({ image_url }) => image_url === src);
  if (!ad) throw new Error('the ad shown is not among those booked');
  await expect(image).toHaveAttribute('width', String(ad.width));
  await expect(image).toHaveAttribute('height', String(ad.height));
  expect(reports).toEqual([]);
  const viewed = page.waitForResponse(`**/api/ads/${ad.id}/view`);
  await image.scrollIntoViewIfNeeded();
  expect((await viewed).ok()).toBe(true);
  const clicked = page.waitForResponse(`**/api/ads/${ad.id}/click`);
  await adBlock(page).getByRole('link').click();
  expect((await clicked).ok()).toBe(true);
  // A right click, which opens the context menu, is not counted. A middle click, which opens a tab, is counted.
  await adBlock(page).getByRole('link').click({ button: 'right' });
  const followed = page.waitForRequest(`**/api/ads/${ad.id}/click`);
  await adBlock(page).getByRole('link').click({ button: 'middle' });
  await followed;
  expect(reports).toEqual([`/api/ads/${ad.id}/view`, `/api/ads/${ad.id}/click`, `/api/ads/${ad.id}/click`]);
});

/** Records the ad reports of the page, and the elements that its observers watch. */
const recordReports = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const reports: string[] = [];
    const watched = new WeakSet<Element>();
    Object.assign(window, { reports, watched });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      reports.push(String(url));
      return send(url, data);
    };
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, element) {
      watched.add(element);
      observe.call(this, element);
    };
  });

/** Waits until an observer watches the ad. */
const expectWatched = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      adBlock(page)
        .getByRole('link')
        .evaluate((link) => {
          const watched: unknown = Reflect.get(window, 'watched');
          return watched instanceof WeakSet && watched.has(link);
        }),
    )
    .toBe(true);

/** Scrolls until this fraction of the ad is in view, at the lower edge. Waits for the observers. */
const showPart = (page: Page, part: number): Promise<void> =>
  adBlock(page)
    .getByRole('link')
    .evaluate(async (link, fraction) => {
      const { top, height } = link.getBoundingClientRect();
      scrollBy({ top: top + height * fraction - innerHeight, behavior: 'instant' });
      // Observers run in the order of creation, so the page's observers run first.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(link));
    }, part);

/** Ad reports of the page after its clock has advanced. */
const getReportsAfter = async (page: Page, ms: number): Promise<unknown> => {
  await page.clock.runFor(ms);
  return page.evaluate((): unknown => Reflect.get(window, 'reports'));
};

/** The clock can pause only at a future time. This delay is long enough for the slowest machine. */
const AHEAD_MS = 60_000;

test('counts one view after half the ad was visible for a second in a visible tab (R043)', async ({ page }) => {
  const view = [`/api/ads/${TEST_AD.id}/view`];
  await page.clock.install();
  await book(page, [TEST_AD]);
  await showPicture(page);
  await recordReports(page);
  await page.goto('/mods');
  await expect(results(page).first()).toBeVisible();
  await scrollNearAd(page);
  await expectWatched(page);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));

  await showPart(page, 0.4);
  expect(await getReportsAfter(page, 5_000)).toEqual([]);
  await showPart(page, 0.6);
  expect(await getReportsAfter(page, 900)).toEqual([]);
  await showPart(page, 0.4);
  expect(await getReportsAfter(page, 5_000)).toEqual([]);
  await showPart(page, 0.6);
  expect(await getReportsAfter(page, 900)).toEqual([]);
  await setTabVisibility(page, 'hidden');
  expect(await getReportsAfter(page, 5_000)).toEqual([]);
  await setTabVisibility(page, 'visible');
  expect(await getReportsAfter(page, 900)).toEqual([]);
  expect(await getReportsAfter(page, 200)).toEqual(view);

  await showPart(page, 0);
  await showPart(page, 1);
  expect(await getReportsAfter(page, 5_000)).toEqual(view);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Addons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar addons' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await scrollNearAd(page);
  await showPart(page, 1);
  await expectPictureLoaded(page);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  expect(await getReportsAfter(page, 5_000)).toEqual(view);
});

test('shows the download page ad below the file without layout shift (R043)', async ({ mod, player: page }) => {
  const booked = Promise.withResolvers<void>();
  await book(page, [{ ...TEST_AD, placement: 'download' }], booked.promise);
  await showPicture(page);
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('heading', { name: 'O arquivo', exact: true })).toBeVisible();
  // The header updates for the member a little later, and moves its buttons.
  await expect(getAccountButton(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await observeShifts(page);
  booked.resolve();
  await expect(label(page)).toHaveCount(1);
  expect(await getShifts(page)).toBe(0);
  await adBlock(page).scrollIntoViewIfNeeded();
  await expect(adBlock(page).getByRole('img', { name: 'Anúncio do teste' })).toBeVisible();
  const order = await main(page)
    .locator('h2, aside.ad')
    .evaluateAll((found) => found.map((element) => element.textContent ?? ''));
  expect(order.indexOf('Publicidade')).toBe(order.indexOf('O arquivo') + 1);
  expect(order.indexOf('Publicidade')).toBe(order.indexOf('Instalação') - 1);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`home page ads cause no layout shift at ${viewport.width} px (R043)`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport, locale: 'pt-BR' });
    const answered = Promise.withResolvers<void>();
    await showPicture(page);
    const ads = [
      { ...TEST_AD, id: 'em-cima', placement: 'home_top' },
      { ...TEST_AD, id: 'no-meio', placement: 'home_middle' },
    ];
    await changeJson(page, '**/api/home', async ({ data, ...rest }) => {
      await answered.promise;
      return { ...rest, data: { ...data, ads } };
    });
    await page.goto('/');
    await expect(main(page).locator('.skeleton').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await observeShifts(page);
    answered.resolve();
    await expect(label(page)).toHaveCount(2);
    expect(await getShifts(page)).toBe(0);
  });
