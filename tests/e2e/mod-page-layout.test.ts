import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const findPictures = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ampliar/ });

test('shows large pictures: two in a row, one on a phone (R013)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}?tab=gallery`);
  const [first, second] = [findPictures(page).nth(0), findPictures(page).nth(1)];
  await expect(second).toBeVisible();
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(left?.width).toBeGreaterThan(380);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => ((await second.boundingBox())?.y ?? 0) > ((await first.boundingBox())?.y ?? 0))
    .toBe(true);
});

for (const tab of ['versions', 'gallery'])
  test(`the side column of the ${tab} tab fits into a window (R013)`, async ({ page, mod }) => {
    await page.goto(`/mods/${mod.slug}?tab=${tab}`);
    const side = page.getByRole('main').locator('.mod-side');
    await expect(side.getByRole('link', { name: /^Baixar \d/ })).toBeVisible();
    await expect(side.locator('.works p').first()).toHaveText(/\S/);
    expect((await side.boundingBox())?.height).toBeLessThan(640);
    await expect(side.getByRole('region', { name: 'Avaliações' })).toHaveCount(0);
  });

test('the side column does not end far below the description (R013)', async ({ page }) => {
  for (const slug of ['fornalha-infinita', 'ceu-aberto']) {
    await page.goto(`/mods/${slug}`);
    await expect(page.locator('.rating-panel')).toBeAttached();
    const getEnd = (column: string) =>
      page.locator(column).evaluate((element) => element.lastElementChild?.getBoundingClientRect().bottom ?? 0);
    const getSurplus = async () => (await getEnd('.mod-side')) - (await getEnd('.mod-more'));
    await expect.poll(getSurplus, slug).toBeLessThan(200);
  }
});

test('shows the ratings beside the comments (R013)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}?tab=comments`);
  const ratings = page.getByRole('region', { name: 'Avaliações' });
  await expect(ratings).toBeVisible();
  const [beside, comments] = [await ratings.boundingBox(), await page.locator('.comments').boundingBox()];
  expect(beside?.x).toBeGreaterThan((comments?.x ?? 0) + (comments?.width ?? 0));
});

/** Finds small texts and numerals in the display typeface. In this typeface, V looks like U and 6 looks like 8. */
const findPixelTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALLEST_PX = 22;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ''))
        .join('')
        .trim();
      const { fontFamily, fontSize } = getComputedStyle(element);
      if (text === '' || !/^"?Jersey/.test(fontFamily)) return [];
      const isBad = parseFloat(fontSize) < SMALLEST_PX || /^[\d.,\s%+]+$/.test(text);
      return isBad ? [`${element.localName}.${element.className} “${text}” ${fontSize}`] : [];
    });
  });

test('uses the text typeface for small texts and numerals (R044)', async ({ mod, player: page }) => {
  for (const path of [
    '/',
    '/mods',
    `/mods/${mod.slug}`,
    `/mods/${mod.slug}?tab=versions`,
    `/mods/${mod.slug}?tab=comments`,
    '/dashboard',
    '/achievements',
    '/public/media-kit',
    '/help',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findPixelTexts(page), `${path} at ${width} px`).toEqual([]);
      }
    });
});
