import { type AdCard, adCard } from '@bigorna/domain/endpoints/mods';
import type { Locator, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { call } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { striped } from './support/pictures.ts';
import { richMod } from './support/rich-mod.ts';
import { accountButton } from './support/session.ts';

const PICTURE = '/media/ads/do-teste.png';
const OWN_AD: AdCard = {
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
const adOf = (page: Page): Locator => main(page).getByRole('complementary').filter({ hasText: 'Publicidade' });
const results = (page: Page): Locator => main(page).getByRole('article');

/** Something that the test lets go on when it is time. */
const gate = () => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Answers what is booked for a page's own place, once the test lets it. */
const book = async (page: Page, ads: readonly AdCard[], until = Promise.resolve()): Promise<void> => {
  await page.route('**/api/ads?placement=*', async (route: Route) => {
    await until;
    await route.fulfill({ json: { success: true, data: ads } });
  });
  await page.route('**/api/ads/*/view', (route) => route.fulfill({ json: { success: true, data: null } }));
};

const showPicture = async (page: Page, until = Promise.resolve()): Promise<void> => {
  const body = await striped('png');
  await page.route(`**${PICTURE}`, async (route) => {
    await until;
    await route.fulfill({ body, contentType: 'image/png' });
  });
};

/** Scrolls to where the end of the results is near, and still below the window. */
const comeNear = async (page: Page): Promise<void> => {
  const found = await results(page).count();
  await results(page)
    .nth(found - 7)
    .scrollIntoViewIfNeeded();
};

/** Begins to note how much of the page is moved by something else than the visitor. */
const noteShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = { sum: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') noted.sum += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });

/** How much was moved since; two frames later, so that all is told. */
const shiftsNoted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const noted: unknown = Reflect.get(window, 'noted');
    return noted && typeof noted === 'object' && 'sum' in noted ? Number(noted.sum) : Number.NaN;
  });

for (const view of ['list', 'grid'] as const) {
  test(`R043 an ad among results (${view}) is labelled, sized before its picture has come, and moves nothing`, async ({
    page,
  }) => {
    const [booked, picture] = [gate(), gate()];
    await book(page, [OWN_AD], booked.opened);
    await showPicture(page, picture.opened);
    await page.addInitScript((chosen) => localStorage.setItem('listingView', chosen), view);
    await page.goto('/mods');
    await expect(results(page).first()).toBeVisible();
    const asked = page.waitForRequest('**/api/ads?placement=listing');
    await comeNear(page);
    await asked;
    await expect(label(page)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await noteShifts(page);
    booked.open();
    await expect(label(page)).toHaveCount(1);
    const link = adOf(page).getByRole('link');
    const room = await link.boundingBox();
    expect(room && [room.width, room.height]).toEqual([OWN_AD.width, OWN_AD.height]);
    await adOf(page).scrollIntoViewIfNeeded();
    picture.open();
    await expect(adOf(page).getByRole('img', { name: 'Anúncio do teste' })).toBeVisible();
    await expect
      .poll(() =>
        adOf(page)
          .getByRole('img')
          .evaluate((image) => Object(image).naturalWidth),
      )
      .toBe(300);
    const filled = await link.boundingBox();
    expect(filled && [filled.width, filled.height]).toEqual([OWN_AD.width, OWN_AD.height]);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link).toHaveAttribute('href', OWN_AD.link);
    expect(await shiftsNoted(page)).toBe(0);
  });
}

/** Lets a listing find one mod only, so that all of it is in sight. */
const findOne = (page: Page): Promise<unknown> =>
  page.route('**/api/mods/public?*', async (route) => {
    const answer = await route.fetch();
    const { data, meta, ...rest } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...rest, data: data.slice(0, 1), meta: { ...meta, total: 1, pages: 1 } },
    });
  });

test('R043 an ad that is known late waits while its place is in sight, and comes once that lies below the window', async ({
  page,
}) => {
  const booked = gate();
  await book(page, [OWN_AD], booked.opened);
  await showPicture(page);
  await findOne(page);
  await page.goto('/search?q=a');
  await expect(results(page)).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  await noteShifts(page);
  const answered = page.waitForResponse('**/api/ads?placement=listing');
  booked.open();
  await (await answered).finished();
  expect(await shiftsNoted(page)).toBe(0);
  await expect(label(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 200 });
  await expect(label(page)).toHaveCount(1);
});

test('R043 nothing booked, or a picture that cannot be had: no label, no room, no link', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\).*do-teste/);
  const below = main(page).getByRole('navigation', { name: 'Páginas' });
  const roomOver = async (): Promise<number> => {
    const last = await results(page).last().boundingBox();
    const pager = await below.boundingBox();
    return pager && last ? pager.y - last.y - last.height : Number.NaN;
  };
  await book(page, []);
  const answered = page.waitForResponse('**/api/ads?placement=listing');
  await page.goto('/addons');
  await expect(results(page).first()).toBeVisible();
  await comeNear(page);
  await (await answered).finished();
  await expect(label(page)).toHaveCount(0);
  const without = await roomOver();

  await page.unroute('**/api/ads?placement=*');
  await book(page, [OWN_AD]);
  await page.route(`**${PICTURE}`, (route) => route.fulfill({ status: 404, body: '' }));
  const refused = page.waitForResponse(`**${PICTURE}`);
  await page.goto('/mods');
  await expect(results(page).first()).toBeVisible();
  // Near enough to be fetched as well.
  await comeNear(page);
  await refused;
  await expect(adOf(page).filter({ visible: true })).toHaveCount(0);
  await expect.poll(roomOver).toBeCloseTo(without, 0);
});

test('R043 the ad of a listing is one of those booked; its view is counted after a second in sight, its click when it is followed', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/request to another host: https:\/\/[\w.-]+\.example\//);
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
  const booked = await call('/ads?placement=listing', z.array(adCard));
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/ads/')) told.push(pathname);
  });
  await page.goto('/search?q=');
  await expect(results(page).first()).toBeVisible();
  await comeNear(page);
  const image = adOf(page).getByRole('img');
  await expect(image).toHaveCount(1);
  const src = await image.getAttribute('src');
  const own = booked.find(({ image_url }) => image_url === src);
  if (!own) throw new Error('the ad shown is not among those booked');
  await expect(image).toHaveAttribute('width', String(own.width));
  await expect(image).toHaveAttribute('height', String(own.height));
  expect(told).toEqual([]);
  const viewed = page.waitForResponse(`**/api/ads/${own.id}/view`);
  await image.scrollIntoViewIfNeeded();
  expect((await viewed).ok()).toBe(true);
  const clicked = page.waitForResponse(`**/api/ads/${own.id}/click`);
  await adOf(page).getByRole('link').click();
  expect((await clicked).ok()).toBe(true);
  // Its menu is no visit; a tab of its own, opened by the middle button, is one.
  await adOf(page).getByRole('link').click({ button: 'right' });
  const followed = page.waitForRequest(`**/api/ads/${own.id}/click`);
  await adOf(page).getByRole('link').click({ button: 'middle' });
  await followed;
  expect(told).toEqual([`/api/ads/${own.id}/view`, `/api/ads/${own.id}/click`, `/api/ads/${own.id}/click`]);
});

/** Notes what the page tells of ads, and which elements it watches coming in sight. */
const noteTold = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: string[] = [];
    const watched = new WeakSet<Element>();
    Object.assign(window, { told, watched });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      told.push(String(url));
      return send(url, data);
    };
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, element) {
      watched.add(element);
      observe.call(this, element);
    };
  });

/** Waits until the ad's coming in sight is watched. */
const expectWatched = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      adOf(page)
        .getByRole('link')
        .evaluate((link) => {
          const watched: unknown = Reflect.get(window, 'watched');
          return watched instanceof WeakSet && watched.has(link);
        }),
    )
    .toBe(true);

/** Scrolls so that this part of the ad is in sight, at the window's lower edge, and waits until observers know. */
const showPart = (page: Page, part: number): Promise<void> =>
  adOf(page)
    .getByRole('link')
    .evaluate(async (link, wanted) => {
      const { top, height } = link.getBoundingClientRect();
      scrollBy({ top: top + height * wanted - innerHeight, behavior: 'instant' });
      // Observers are told in the order in which they were made: those of the page first.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(link));
    }, part);

/** What the page has told of ads when so much more time is over. */
const toldAfter = async (page: Page, ms: number): Promise<unknown> => {
  await page.clock.runFor(ms);
  return page.evaluate((): unknown => Reflect.get(window, 'told'));
};

const turnTab = (page: Page, to: DocumentVisibilityState): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, to);

/** Far enough ahead that the page's clock is not there yet on the slowest machine. */
const AHEAD_MS = 60_000;

test('R043 an ad is seen once half of it was in sight for a second, of a tab that is shown, and no second time', async ({
  page,
}) => {
  const view = [`/api/ads/${OWN_AD.id}/view`];
  await page.clock.install();
  await book(page, [OWN_AD]);
  await showPicture(page);
  await noteTold(page);
  await page.goto('/mods');
  await expect(results(page).first()).toBeVisible();
  await comeNear(page);
  await expectWatched(page);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));

  await showPart(page, 0.4);
  expect(await toldAfter(page, 5_000)).toEqual([]);
  await showPart(page, 0.6);
  expect(await toldAfter(page, 900)).toEqual([]);
  await showPart(page, 0.4);
  expect(await toldAfter(page, 5_000)).toEqual([]);
  await showPart(page, 0.6);
  expect(await toldAfter(page, 900)).toEqual([]);
  await turnTab(page, 'hidden');
  expect(await toldAfter(page, 5_000)).toEqual([]);
  await turnTab(page, 'visible');
  expect(await toldAfter(page, 900)).toEqual([]);
  expect(await toldAfter(page, 200)).toEqual(view);

  await showPart(page, 0);
  await showPart(page, 1);
  expect(await toldAfter(page, 5_000)).toEqual(view);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Addons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar addons' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await comeNear(page);
  await showPart(page, 1);
  await expect
    .poll(() =>
      adOf(page)
        .getByRole('img')
        .evaluate((image) => Object(image).naturalWidth),
    )
    .toBe(300);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  expect(await toldAfter(page, 5_000)).toEqual(view);
});

test('R043 the download page has its ad between the file and how to install it, without moving the countdown', async ({
  pageOf,
}) => {
  const mod = await richMod();
  const page = await pageOf('jogador');
  const booked = gate();
  await book(page, [{ ...OWN_AD, placement: 'download' }], booked.opened);
  await showPicture(page);
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('heading', { name: 'O arquivo', exact: true })).toBeVisible();
  // The header takes in the member a moment later, which moves its own buttons.
  await expect(accountButton(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await noteShifts(page);
  booked.open();
  await expect(label(page)).toHaveCount(1);
  expect(await shiftsNoted(page)).toBe(0);
  await adOf(page).scrollIntoViewIfNeeded();
  await expect(adOf(page).getByRole('img', { name: 'Anúncio do teste' })).toBeVisible();
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
  test(`R043 the ads of the home page come with its answer and move nothing, ${viewport.width} px wide`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ viewport, locale: 'pt-BR' });
    const answered = gate();
    await showPicture(page);
    await page.route('**/api/home', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      const ads = [
        { ...OWN_AD, id: 'em-cima', placement: 'home_top' },
        { ...OWN_AD, id: 'no-meio', placement: 'home_middle' },
      ];
      await answered.opened;
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, ads } } });
    });
    await page.goto('/');
    await expect(main(page).locator('.skeleton').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await noteShifts(page);
    answered.open();
    await expect(label(page)).toHaveCount(2);
    expect(await shiftsNoted(page)).toBe(0);
  });
