import { BRAND } from '@bigorna/domain/brand';
import type { Locale } from '@bigorna/domain/locales';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { PATTERNS } from '../../../web/src/shared/routing/paths.ts';
import { expect } from './fixtures.ts';
import { createTranslator } from './messages.ts';
import { findRichMod } from './rich-mod.ts';
import { followRedirects, getPath, type NamedMod, type SitePage, type Viewer } from './site-pages.ts';

/** Placeholders of pending content. */
const WAITING = '.skeleton, .navigation-veil, main .spinner, main [aria-busy=true]';
/** Timeout for a shared machine. */
const LOADED = { timeout: 20_000 };

export interface Walk {
  page: Page;
  viewer: Viewer;
  locale: Locale;
  mod: NamedMod;
}

/** Fixtures that open a browser. */
interface Openers {
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  openAs: (account: 'jogador', options?: BrowserContextOptions) => Promise<Page>;
}

/** Opens a browser page for a walk through the site. `openPage` then opens the pages of the site one by one. */
export const startWalk = async ({ newVisitor, openAs }: Openers, viewer: Viewer, locale: Locale): Promise<Walk> => {
  const mod = await findRichMod();
  const page = viewer === 'member' ? await openAs('jogador') : await newVisitor();
  await page.addInitScript((code) => localStorage.setItem('locale', code), locale);
  return { page, viewer, locale, mod };
};

/** Navigates within the page, as links do. */
const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: crypto.randomUUID(), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Number of pending parts. Scrolls to the first part, because some load only near the viewport. */
const countPending = (page: Page): Promise<number> =>
  page.evaluate((waiting) => {
    const parts = document.querySelectorAll(waiting);
    parts[0]?.scrollIntoView({ block: 'center' });
    return parts.length;
  }, WAITING);

/** Waits until a page has its URL, its title and its content. */
export const expectLoadedPage = async (end: SitePage, { page, locale, mod }: Omit<Walk, 'viewer'>): Promise<void> => {
  const translate = createTranslator(locale);
  const title = end.getTitle?.(translate, mod) ?? translate(end.title);
  await expect(page).toHaveURL(getPath(end, mod), LOADED);
  await expect(page).toHaveTitle(`${title} · ${BRAND.name}`, LOADED);
  const main = page.getByRole('main');
  await expect(main.locator('h1')).toHaveText(/\S/, LOADED);
  if (end.content) await expect(main.locator(end.content).first()).toBeVisible(LOADED);
  if (!end.hasSampleSkeletons)
    await expect.poll(() => countPending(page), { message: 'pending parts', ...LOADED }).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
};

/** Navigates to a page and waits for the page after redirects. */
export const openPage = async (sitePage: SitePage, walk: Walk): Promise<void> => {
  const { page, locale, mod } = walk;
  if (page.url() === 'about:blank') {
    // The router must run before a navigation within the page.
    await page.goto(PATTERNS.home);
    await expect(page.getByRole('main').locator('h1')).toBeVisible(LOADED);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await navigate(page, getPath(sitePage, mod));
  await expectLoadedPage(followRedirects(sitePage, walk.viewer, mod), walk);
};
