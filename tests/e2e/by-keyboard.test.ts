import type { Locator, Page } from '@playwright/test';
import { listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { expectVisibleFocus, skipToContent, tabTo } from './support/keyboard.ts';

const banner = (page: Page): Locator => page.getByRole('banner');
const main = (page: Page): Locator => page.getByRole('main');
const title = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });
const languageButton = (page: Page): Locator => banner(page).locator('.language-control');

test('skips the header and opens a search suggestion by keyboard (R031)', async ({ page }) => {
  const [mod] = await listPopularMods();
  await page.goto('/mods');
  await expect(title(page)).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toBeVisible();
  await expectVisibleFocus(page);

  await page.keyboard.press('/');
  await expectVisibleFocus(page);
  await page.keyboard.type(mod.title.slice(0, 5));
  const option = banner(page).getByRole('option').filter({ hasText: mod.title }).first();
  await expect(option).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-highlighted', '', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${mod.title}`));
});

test('changes the language and opens a gallery picture by keyboard (R052)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}?tab=gallery`);
  await expect(title(page)).toBeVisible();
  await tabTo(languageButton(page));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  const choice = (name: string): Locator => menu.getByRole('menuitemradio', { name });
  await expect(menu).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(choice('English (US)')).toBeFocused({ timeout: 100 });
  }).toPass();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(languageButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(languageButton(page)).toBeFocused();

  const enlarge = main(page)
    .getByRole('button', { name: /^Enlarge/ })
    .first();
  await tabTo(enlarge);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab'] as const) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toBeVisible();
    await expectVisibleFocus(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('downloads through the countdown by keyboard (R016)', async ({ player: page, mod }) => {
  await page.goto(`/mods/${mod.slug}`);
  await expect(title(page)).toBeVisible();
  await tabTo(main(page).locator('.download-box').getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/mods/${mod.slug}/download`));
  await expect(title(page)).toBeFocused();
  const file = page.waitForEvent('download');
  await tabTo(main(page).getByRole('link', { name: 'Começar agora' }));
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toBeTruthy();
  await expectVisibleFocus(page);
});

test('opens a question and plays the hidden game by keyboard (R038, R041)', async ({ page }) => {
  await page.goto('/faq');
  const question = main(page).locator('summary').first();
  await tabTo(question);
  await page.keyboard.press('Enter');
  await expect(main(page).locator('.faq-answer').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);

  await page.goto('/pagina/que/ninguem/fez');
  await tabTo(main(page).getByRole('button', { name: 'Encarar o enderman que carrega o bloco' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Caça aos endermen' })).toBeFocused();
  await tabTo(main(page).getByRole('button', { name: 'Começar', exact: true }));
  await page.keyboard.press('Enter');
  await expectVisibleFocus(page);
  await tabTo(main(page).getByRole('button', { name: 'Parar', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectVisibleFocus(page);
});
