import type { Browser, BrowserContext, Page } from 'playwright';
import type { Subject } from './subjects.ts';

export const THEMES = ['dark', 'light'] as const;
export const WIDTHS = [360, 768, 1440] as const;
const HEIGHT = 900;
const PASSWORD = 'Bigorna123';
/** Their pages end without a footer. */
const FOOTERLESS = /^\/(mods|addons|admin)/;

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One way to look at a page. */
export interface View {
  theme: (typeof THEMES)[number];
  width: number;
}

/** What a browser holds after a seed account's login. */
export const signIn = async (browser: Browser, baseURL: string, username: string): Promise<StorageState> => {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('main').getByRole('textbox').first().fill(username);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
};

/** Leads through the page, so that what comes when it is near comes; answers how high the page is then. */
const readThrough = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });

/** Waits until what is on the page is there: content, foot, late parts, fonts, all pictures, and nothing grows any more. */
const settled = async (page: Page, ready: string): Promise<void> => {
  await page.locator(ready).first().waitFor();
  if (!FOOTERLESS.test(new URL(page.url()).pathname)) await page.locator('footer').last().waitFor();
  let height = 0;
  for (let now = await readThrough(page); now !== height; now = await readThrough(page)) {
    height = now;
    await page.waitForFunction(
      (waiting) => location.pathname === '/dev/ui' || !document.querySelector(waiting),
      '.skeleton, main .spinner, .RaLoading-root',
    );
  }
};

/** Takes a page's picture, from its head to its foot. */
export const takePicture = async (
  browser: Browser,
  { baseURL, address, state }: { baseURL: string; address: string; state: StorageState | undefined },
  { ready }: Pick<Subject, 'ready'>,
  { theme, width }: View,
): Promise<Buffer> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHT },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    ...(state ? { storageState: state } : {}),
  });
  try {
    await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    const page = await context.newPage();
    await page.goto(address);
    await settled(page, ready);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
};
