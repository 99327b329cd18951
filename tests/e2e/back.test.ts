import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { findRichMod } from './support/rich-mod.ts';
import { getAccountButton } from './support/session.ts';

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

test('Back returns to the same place in the comments (R106)', async ({ page }) => {
  await page.goto('/mods/fornalha-infinita?tab=comments');
  await main(page).locator('.comments').scrollIntoViewIfNeeded();
  const author = main(page)
    .locator('.comment')
    .last()
    .getByRole('link', { name: /^(?!Ver)/ })
    .first();
  await author.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await author.click();
  await expect(page).toHaveURL(/^[^?]*\/members\//);
  await page.goBack();
  await expect(author).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
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

test('Back closes only the language menu inside the phone menu (R032)', async ({ page }) => {
  await page.goto('/faq');
  await openMenu(page);
  await dialog(page).getByRole('button', { name: 'Português (Brasil)' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectOverlayEntries(page, 2);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
});

test('Back closes the menu of a mod, and the dialog that the menu opened (R013)', async ({ page, mod }) => {
  const path = `/mods/${mod.slug}`;
  await page.goto('/mods');
  await page.goto(path);
  const more = main(page).getByRole('button', { name: 'Mais opções' });
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectOverlayEntries(page, 1);
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Denunciar' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectOverlayEntries(page, 1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/mods');
});

test('Back closes the notifications and the account menu; a link beside them works (R032)', async ({ openAs }) => {
  const page = await openAs('jogador');
  await page.goto('/faq');
  await page.goto('/help');
  const banner = page.getByRole('banner');
  const bell = banner.getByRole('button', { name: /^Notificações/ });
  for (const [button, overlay] of [
    [bell, page.getByRole('dialog')],
    [getAccountButton(page), page.getByRole('menu')],
  ] as const) {
    await button.click();
    await expect(overlay).toBeVisible();
    await expectOverlayEntries(page, 1);
    await page.goBack();
    await expect(overlay).toHaveCount(0);
    await expect(page).toHaveURL('/help');
  }
  await bell.click();
  await expectOverlayEntries(page, 1);
  await banner.getByRole('link', { name: 'Bigorna' }).click();
  await expect(page).toHaveURL('/');
  await expectOverlayEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/help');
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
