import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

interface Glimpse {
  theme: string | undefined;
  at: number;
}

declare global {
  interface Window {
    /** Every theme that the page has had, with the time of the change. */
    glimpses: Glimpse[];
  }
}

/** Records each theme of the document, starting before the first script. */
const watchTheme = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.glimpses = [];
    const look = () => {
      const theme = document.documentElement?.dataset.theme;
      if (window.glimpses.at(-1)?.theme !== theme) window.glimpses.push({ theme, at: performance.now() });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
  });
};

/** The themes that the page has shown since the first paint. */
const getVisibleThemes = async (page: Page): Promise<(string | undefined)[]> => {
  const isPainted = () => page.evaluate(() => performance.getEntriesByName('first-paint').length > 0);
  await expect.poll(isPainted, 'whether something was painted').toBe(true);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const before = window.glimpses.filter(({ at }) => at <= paint).at(-1);
    const after = window.glimpses.filter(({ at }) => at > paint);
    return [before, ...after].map((glimpse) => glimpse?.theme);
  });
};

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

const NIGHT = 'rgb(16, 14, 13)';
const PARCHMENT = 'rgb(245, 238, 228)';
const theme = (page: Page) => page.locator('html');

test('starts dark, toggles the theme, and keeps the choice after a reload (R033, R045)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Usar tema claro' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});

test('follows the system theme after the visitor selects that option in the menu (R045)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Escolher tema' }).click();
  await page.getByRole('menuitemradio', { name: 'Do sistema' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Usar tema claro' })).toBeVisible();
});

test('syncs the theme of another tab after the profile page was left (R045)', async ({ player: page }) => {
  await page.goto('/edit-profile');
  await expect(page.getByRole('radio', { name: 'Do sistema' })).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Mods', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar mods' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/mods');
  await other.getByRole('button', { name: 'Usar tema claro' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
});

for (const { stored, expected } of [
  { stored: null, expected: 'dark' },
  { stored: 'dark', expected: 'dark' },
  { stored: 'light', expected: 'light' },
  { stored: 'system', expected: 'light' },
]) {
  test(`shows no other theme before the ${stored ?? 'default'} theme (R045)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript((choice) => {
      if (choice) localStorage.setItem('theme', choice);
    }, stored);
    await watchTheme(page);
    await page.goto('/login');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await getVisibleThemes(page)).toEqual([expected]);
    expect(await background(page)).toBe(expected === 'light' ? PARCHMENT : NIGHT);
  });
}

test('uses the heading font and the colors of both themes (R044)', async ({ page }) => {
  await page.goto('/login');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"?Jersey 15/);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))).toContain(
    'Jersey 15 loaded',
  );
  expect(await token(page, '--ember')).toBe('#ff8a2b');
  expect(await background(page)).toBe(NIGHT);
  await page.getByRole('button', { name: 'Usar tema claro' }).click();
  expect(await token(page, '--ember')).toBe('#ab4400');
  await expect.poll(() => background(page)).toBe(PARCHMENT);
});

test('keeps borders, selection and focus visible in forced colors (R045)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/mods');
  const banner = page.getByRole('banner');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const style = (locator: Locator, property: string): Promise<string> =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style(banner.getByRole('link', { name: 'Entrar' }), 'border-top-width')).toBe('1px');
  expect(await style(banner.getByRole('link', { name: 'Criar conta' }), 'border-top-width')).toBe('3px');
  expect(await style(banner.locator('.search-box').first(), 'border-top-width')).toBe('1px');
  expect(await style(banner.getByRole('link', { name: 'Mods', exact: true }), 'border-bottom-width')).toBe('4px');
  expect(await style(banner.getByRole('link', { name: 'Addons', exact: true }), 'border-bottom-width')).toBe('0px');
  const menuButton = banner.getByRole('button', { name: 'Escolher tema' });
  await menuButton.focus();
  expect(await style(menuButton, 'outline-style')).toBe('solid');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitemradio', { name: 'Escuro' });
  await expect(entry).toBeFocused();
  await expect(entry).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('menuitemradio', { name: 'Claro' })).toHaveCSS('outline-style', 'none');
  const heart = page.getByRole('main').locator('.heart').first();
  const inside = await heart.evaluate((element) =>
    ['::before', '::after'].map((part) => getComputedStyle(element, part).backgroundColor),
  );
  expect(inside[0]).not.toBe(inside[1]);
});

for (const theme of ['dark', 'light']) {
  test(`uses strong lines and the main text color in the ${theme} theme with more contrast (R045)`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    await page.goto('/login');
    const soft = await token(page, '--line');
    await page.emulateMedia({ contrast: 'more' });
    expect(await token(page, '--line')).toBe(await token(page, '--line-strong'));
    expect(await token(page, '--line')).not.toBe(soft);
    expect(await token(page, '--text-3')).toBe(await token(page, '--text'));
  });
}
