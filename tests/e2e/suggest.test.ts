import AxeBuilder from '@axe-core/playwright';
import { getAuthorKey } from '@bigorna/domain/author-key';
import { suggestions } from '@bigorna/domain/endpoints/search.schemas';
import type { Locator, Page } from '@playwright/test';
import { removeAccents } from './support/accented-mod.ts';
import { fetchData, listMods, listPopularMods } from './support/api.ts';
import { switchTheme, THEMES } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { fulfillWith, hold } from './support/network.ts';

const field = (page: Page): Locator => page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
const list = (page: Page): Locator => page.getByRole('banner').getByRole('listbox');
const options = (page: Page): Locator => list(page).getByRole('option');
/** Maximum number of key presses: more than two rounds of the longest list. */
const MOST_PRESSES = 40;
const SUGGEST = '**/api/search/suggest*';

const suggest = (text: string) => fetchData(`/search/suggest?q=${encodeURIComponent(text)}`, suggestions);

/** The start of a title, typed without accents. */
const getPrefix = async () => {
  const [mod] = await listPopularMods();
  return { mod, text: removeAccents(mod.title).slice(0, 5) };
};

/** An author that the API suggests for a prefix of the name. */
const findSuggestedAuthor = async (): Promise<{ name: string; text: string }> => {
  for (const { author } of await listMods({ sort: 'downloads', limit: '20' })) {
    const text = author.slice(0, 6);
    const { authors } = await suggest(text);
    if (authors.some(({ name }) => name === author)) return { name: author, text };
  }
  throw new Error('the API suggests no author');
};

test('suggests mods while typing; arrows, Enter and Escape work (R025)', async ({ page }) => {
  const { mod, text } = await getPrefix();
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

test('searches for the typed text when no option is selected (R025)', async ({ page }) => {
  const { text } = await getPrefix();
  await page.goto('/login');
  await field(page).focus();
  await page.keyboard.type(`  ${text} `);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
  await expect(list(page)).toHaveCount(0);
});

test('opens the mods of an author by pointer (R025)', async ({ page }) => {
  const { name, text } = await findSuggestedAuthor();
  await page.goto('/login');
  await field(page).fill(text);
  await options(page).filter({ hasText: name }).filter({ hasText: 'Autor' }).click();
  await expect(page).toHaveURL(`/authors/${getAuthorKey(name)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(`por ${name}`);
});

test('opens a category by its local name, even without API results (R025)', async ({ page }) => {
  const inCategory = await listMods({ category: 'technology', limit: '100' });
  await fulfillWith(page, SUGGEST, { mods: [], authors: [], categories: [] });
  await page.goto('/login');
  await field(page).fill('tecno');
  await options(page).filter({ hasText: 'Tecnologia' }).click();
  await expect(page).toHaveURL('/search?f=technology');
  await expect(page.getByText(`${inCategory.length} resultados`, { exact: true })).toBeVisible();
});

test('opens the matches of the typed text within a suggested category (R025)', async ({ page }) => {
  await fulfillWith(page, SUGGEST, { mods: [], authors: [], categories: [{ category: 'magic', mods: 3 }] });
  await page.goto('/login');
  await field(page).fill('vila');
  const row = options(page).filter({ hasText: 'em Magia' });
  await expect(row).toContainText('3 resultados');
  await row.click();
  await expect(page).toHaveURL('/search?q=vila&f=magic');
});

test('lists mods first, then at most one category (R025)', async ({ page }) => {
  await page.goto('/login');
  for (const text of ['torre', 'vila', 'magia']) {
    await field(page).fill(text);
    await expect(options(page).last()).toContainText(`“${text}”`);
    await expect(options(page).filter({ hasText: 'por ' }).first()).toBeVisible();
    await expect(options(page).first()).toContainText('por ');
    expect(await options(page).filter({ hasText: 'Categoria' }).count(), text).toBeLessThanOrEqual(1);
  }
});

test('keeps typed text and cursor while the code of the suggestions loads (R025)', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await hold(page, '**/assets/suggestion-box-*.js');
  const requested = page.waitForRequest(/suggestion-box-/);
  await field(page).focus();
  await requested;
  await page.keyboard.type('mochilas');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('X');
  await expect(field(page)).toHaveValue('mochiXlas');
});

test('searches even when the suggestions or their code fail to load (R025)', async ({ page, watch }) => {
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
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/search/suggest'));
  await field(page).fill('casa');
  await aborted;
  await expect(list(page)).toHaveCount(0);
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=casa');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('aborts an outdated request and debounces fast typing (R025)', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/suggest') requested.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.goto('/login');
  await field(page).focus();
  await page.keyboard.type('m');
  await expect(options(page).first()).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route(SUGGEST, async (route) => {
    if (route.request().url().endsWith('q=mo')) await gate.promise;
    await route.continue().catch(() => undefined);
  });
  const slow = page.waitForRequest(/suggest\?q=mo$/);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=mo'));
  await page.keyboard.type('o');
  await slow;
  // While the page's clock is paused, no time passes between these keys.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('chilas');
  await page.clock.resume();
  await aborted;
  gate.resolve();
  await expect(options(page).filter({ hasText: 'Mochilas de Couro' })).toBeVisible();
  await expect.poll(() => requested).toEqual(['m', 'mo', 'mochilas']);
});

test('keeps the list when a response arrives while an option is highlighted (R025)', async ({ page }) => {
  await page.goto('/login');
  await field(page).focus();
  await page.keyboard.type('m');
  await expect(options(page).first()).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route(SUGGEST, async (route) => {
    await gate.promise;
    await route.fulfill({ json: { success: true, data: { mods: [], authors: [], categories: [] } } });
  });
  const requested = page.waitForRequest(/suggest\?q=mo$/);
  await page.keyboard.type('o');
  await requested;
  await page.keyboard.press('ArrowDown');
  const chosen = list(page).locator('[data-highlighted]');
  await expect(chosen).toHaveCount(1);
  const text = (await chosen.textContent()) ?? '';
  const answered = page.waitForResponse(/suggest\?q=mo$/);
  gate.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(chosen).toHaveText(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mods\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.slice(0, text.indexOf('por ')));
});

test('the search opens in the header on a phone, suggests and is accessible (R025)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { mod, text } = await getPrefix();
  await page.goto('/mods');
  await expect(field(page)).toBeHidden();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  const row = options(page).filter({ hasText: mod.title });
  await expect(row).toBeVisible();
  for (const theme of THEMES) {
    await switchTheme(page, theme);
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

test('suggests also in the search box of the home page (R025)', async ({ page }) => {
  const { mod, text } = await getPrefix();
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox', { name: 'Nome, autor ou assunto' }).fill(text);
  await page.getByRole('main').getByRole('option').filter({ hasText: mod.title }).click();
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
});
