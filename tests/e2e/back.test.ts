import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { findRichMod } from './support/rich-mod.ts';

test.use({ viewport: { width: 390, height: 844 } });

const main = (page: Page): Locator => page.getByRole('main');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const findPictures = (page: Page): Locator => main(page).getByRole('button', { name: /^Ampliar/ });
const openMenu = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();

/** Waits until the open overlays have this many history entries. Removing an entry takes a moment. */
const expectOverlayEntries = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.overlay ?? 0)).toBe(count);

/** Opens the listing, then the gallery of a mod, then its first picture. Returns the gallery's path. */
const openPicture = async (page: Page): Promise<string> => {
  const { slug } = await findRichMod();
  const path = `/mods/${slug}?tab=gallery`;
  await page.goto('/mods');
  await page.goto(path);
  await findPictures(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await expectOverlayEntries(page, 1);
  return path;
};

test('Back closes a gallery picture, and only the next Back leaves the page (R013)', async ({ page }) => {
  const path = await openPicture(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/mods');
});

test('a picture closed by its button leaves no history entry (R013)', async ({ page }) => {
  await openPicture(page);
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectOverlayEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/mods');
});

test('Forward does not reopen a picture that Back closed (R013)', async ({ page }) => {
  const path = await openPicture(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expectOverlayEntries(page, 0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await findPictures(page).last().click();
  await expect(dialog(page)).toBeVisible();
});

test('Back closes the phone menu, and returns from a page that the menu opened (R032)', async ({ page }) => {
  await page.goto('/');
  await page.goto('/faq');
  await openMenu(page);
  await expect(dialog(page)).toBeVisible();
  await expectOverlayEntries(page, 1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');

  await openMenu(page);
  await dialog(page).getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible();
  await expectOverlayEntries(page, 0);
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the filter sheet and then undoes one filter per step (R006)', async ({ page }) => {
  await page.goto('/');
  await page.goto('/mods');
  await main(page).getByRole('button', { name: 'Filtros', exact: true }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^Forge/ })
    .check();
  await expect(page).toHaveURL('/mods?g=forge');
  await dialog(page)
    .getByRole('checkbox', { name: /^Fabric/ })
    .check();
  await expect(page).toHaveURL(/g=forge&g=fabric$/);
  await expectOverlayEntries(page, 1);

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/g=forge&g=fabric$/);
  await page.goBack();
  await expect(page).toHaveURL('/mods?g=forge');
  await page.goBack();
  await expect(page).toHaveURL('/mods');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
