import { BRAND } from '@bigorna/domain/brand';
import type { Locale } from '@bigorna/domain/locales';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { PATTERNS } from '../../../web/src/app/paths.ts';
import { textsOf } from './catalogues.ts';
import { expect } from './fixtures.ts';
import { addressOf, endOf, type NamedMod, type Place, type Reader } from './places.ts';
import { richMod } from './rich-mod.ts';

/** What stands where something is still to come. */
const WAITING = '.skeleton, .navigation-veil, main .spinner, main [aria-busy=true]';
/** On a machine that many share. */
const LOADED = { timeout: 20_000 };

export interface Walk {
  page: Page;
  reader: Reader;
  locale: Locale;
  mod: NamedMod;
}

/** The tests' ways to open a browser, by their fixtures. */
interface Doors {
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  pageOf: (account: 'jogador', options?: BrowserContextOptions) => Promise<Page>;
}

/** Opens the site as a reader in a language; places are then opened one after the other by `goTo`. */
export const startWalk = async ({ newVisitor, pageOf }: Doors, reader: Reader, locale: Locale): Promise<Walk> => {
  const mod = await richMod();
  const page = reader === 'member' ? await pageOf('jogador') : await newVisitor();
  await page.addInitScript((code) => localStorage.setItem('locale', code), locale);
  return { page, reader, locale, mod };
};

/** Goes to an address of the site as its links do: within the page. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: crypto.randomUUID(), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** How many parts a page still waits for; some begin to come only when the reader gets near them. */
const leftToCome = (page: Page): Promise<number> =>
  page.evaluate((waiting) => {
    const parts = document.querySelectorAll(waiting);
    parts[0]?.scrollIntoView({ block: 'center' });
    return parts.length;
  }, WAITING);

/** Waits until the page of a place has its address, its title and all that it shows. */
export const expectArrived = async (end: Place, { page, locale, mod }: Omit<Walk, 'reader'>): Promise<void> => {
  const says = textsOf(locale);
  const title = end.ownTitle?.(says, mod) ?? says(end.title);
  await expect(page).toHaveURL(addressOf(end, mod), LOADED);
  await expect(page).toHaveTitle(`${title} · ${BRAND.name}`, LOADED);
  const main = page.getByRole('main');
  await expect(main.locator('h1')).toHaveText(/\S/, LOADED);
  if (end.shows) await expect(main.locator(end.shows).first()).toBeVisible(LOADED);
  if (!end.showsWaiting)
    await expect.poll(() => leftToCome(page), { message: 'parts still to come', ...LOADED }).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
};

/** Opens a place within the page and waits for what it leads to. */
export const goTo = async (place: Place, walk: Walk): Promise<void> => {
  const { page, locale, mod } = walk;
  if (page.url() === 'about:blank') {
    // The site must run before it can be led on.
    await page.goto(PATTERNS.home);
    await expect(page.getByRole('main').locator('h1')).toBeVisible(LOADED);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await follow(page, addressOf(place, mod));
  await expectArrived(endOf(place, walk.reader, mod), walk);
};
