import AxeBuilder from '@axe-core/playwright';
import { suggestions } from '@bigorna/domain/endpoints/search';
import type { Locator, Page } from '@playwright/test';
import { withoutAccents } from './support/accented-mod.ts';
import { call, listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const field = (page: Page): Locator => page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
const list = (page: Page): Locator => page.getByRole('banner').getByRole('listbox');
const options = (page: Page): Locator => list(page).getByRole('option');
/** More than twice around the longest list. */
const MOST_PRESSES = 40;
const SUGGEST = '**/api/search/suggest*';

const suggest = (text: string) => call(`/search/suggest?q=${encodeURIComponent(text)}`, suggestions);

/** The start of a title, as somebody types it who knows no accents. */
const beginning = async () => {
  const [mod] = await listMods({ sort: 'downloads', limit: '1' });
  if (!mod) throw new Error('the catalogue is empty');
  return { mod, text: withoutAccents(mod.title).slice(0, 5) };
};

/** An author whom the API suggests for the start of their name. */
const suggestedAuthor = async (): Promise<{ name: string; text: string }> => {
  for (const { author } of await listMods({ sort: 'downloads', limit: '20' })) {
    const text = author.slice(0, 6);
    const { authors } = await suggest(text);
    if (authors.some(({ name }) => name === author)) return { name: author, text };
  }
  throw new Error('the API suggests no author');
};

test('R025 the search suggests mods while one types; arrows and Enter open one, Escape clears and leaves', async ({
  page,
}) => {
  const { mod, text } = await beginning();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(text, { delay: 30 });
  await expect(field(page)).toHaveValue(text);
  await expect(field(page)).toBeFocused();
  const row = options(page)
    .filter({ hasText: mod.title })
    .filter({ hasText: `por ${mod.author}` });
  await expect(row).toBeVisible();
  await expect(row.locator('img, svg').first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('status')).toContainText(/sugest/);

  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).not.toBeFocused();

  await field(page).focus();
  await page.keyboard.type(text);
  await expect(row).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await row.getAttribute('data-highlighted')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(row).toHaveAttribute('data-highlighted', '');
  const id = await row.getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
});

test('R025 Enter without a choice searches for what is typed', async ({ page }) => {
  const { text } = await beginning();
  await page.goto('/login');
  await field(page).focus();
  await page.keyboard.type(`  ${text} `);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
  await expect(list(page)).toHaveCount(0);
});

test('R025 an author leads to their mods, by pointer', async ({ page }) => {
  const { name, text } = await suggestedAuthor();
  await page.goto('/login');
  await field(page).fill(text);
  await options(page).filter({ hasText: name }).filter({ hasText: 'Autor' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(`por ${name}`);
});

test('R025 a category leads to a filtered listing, by its own name also without the API', async ({ page }) => {
  const inCategory = await listMods({ category: 'technology', limit: '100' });
  await page.route(SUGGEST, (route) =>
    route.fulfill({ json: { success: true, data: { mods: [], authors: [], categories: [] } } }),
  );
  await page.goto('/login');
  await field(page).fill('tecno');
  await options(page).filter({ hasText: 'Tecnologia' }).click();
  await expect(page).toHaveURL('/search?f=technology');
  await expect(page.getByText(`${inCategory.length} resultados`, { exact: true })).toBeVisible();
});

test('R025 a category in which the text’s hits are, leads to them', async ({ page }) => {
  await page.route(SUGGEST, (route) =>
    route.fulfill({
      json: { success: true, data: { mods: [], authors: [], categories: [{ category: 'magic', mods: 3 }] } },
    }),
  );
  await page.goto('/login');
  await field(page).fill('vila');
  const row = options(page).filter({ hasText: 'em Magia' });
  await expect(row).toContainText('3 resultados');
  await row.click();
  await expect(page).toHaveURL('/search?q=vila&f=magic');
});

test('R025 what is typed before the suggestions’ code has come is not lost, nor is the cursor', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/suggestion-box-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/suggestion-box-/);
  await field(page).focus();
  await asked;
  await page.keyboard.type('mochilas');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
  held.resolve();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('X');
  await expect(field(page)).toHaveValue('mochiXlas');
});

test('R025 without the suggestions’ code, and without their answers, the form still searches', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/suggestion-box-*.js', (route) => route.abort());
  await field(page).fill('vila');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=vila');
  await page.unroute('**/assets/suggestion-box-*.js');
  await page.reload();
  await page.route(SUGGEST, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/search/suggest'));
  await field(page).fill('casa');
  await refused;
  await expect(list(page)).toHaveCount(0);
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=casa');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('R025 an answer overtaken by further typing is given up, and fast typing asks seldom', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/suggest') asked.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.goto('/login');
  await field(page).focus();
  await page.keyboard.type('m');
  await expect(options(page).first()).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(SUGGEST, async (route) => {
    if (route.request().url().endsWith('q=mo')) await held.promise;
    await route.continue().catch(() => undefined);
  });
  const slow = page.waitForRequest(/suggest\?q=mo$/);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=mo'));
  await page.keyboard.type('o');
  await slow;
  // However slow the machine, for the page these keys follow one another at once.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('chilas');
  await page.clock.resume();
  await givenUp;
  held.resolve();
  await expect(options(page).filter({ hasText: 'Mochilas de Couro' })).toBeVisible();
  await expect.poll(() => asked).toEqual(['m', 'mo', 'mochilas']);
});

test('R025 an answer that comes while one chooses moves nothing away', async ({ page }) => {
  await page.goto('/login');
  await field(page).focus();
  await page.keyboard.type('m');
  await expect(options(page).first()).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(SUGGEST, async (route) => {
    await held.promise;
    await route.fulfill({ json: { success: true, data: { mods: [], authors: [], categories: [] } } });
  });
  const asked = page.waitForRequest(/suggest\?q=mo$/);
  await page.keyboard.type('o');
  await asked;
  await page.keyboard.press('ArrowDown');
  const chosen = list(page).locator('[data-highlighted]');
  await expect(chosen).toHaveCount(1);
  const text = (await chosen.textContent()) ?? '';
  const answered = page.waitForResponse(/suggest\?q=mo$/);
  held.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(chosen).toHaveText(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mods\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.slice(0, text.indexOf('por ')));
});

test('R025 on a phone the search opens in the header, suggests, and is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { mod, text } = await beginning();
  await page.goto('/mods');
  await expect(field(page)).toBeHidden();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  const row = options(page).filter({ hasText: mod.title });
  await expect(row).toBeVisible();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const { violations } = await new AxeBuilder({ page }).include('header').analyze();
    expect(
      violations.map(({ id }) => id),
      theme,
    ).toEqual([]);
  }
  const box = await list(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await row.click();
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(field(page)).toBeHidden();
});

test('R025 the search of the home page suggests as well', async ({ page }) => {
  const { mod, text } = await beginning();
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox', { name: 'Nome, autor ou assunto' }).fill(text);
  await page.getByRole('main').getByRole('option').filter({ hasText: mod.title }).click();
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
});
