import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Subject } from './subjects.ts';

export const THEMES = ['dark', 'light'] as const;
export const WIDTHS = [360, 768, 1440] as const;
const HEIGHT = 900;
/** These pages have no footer. */
const FOOTERLESS = /^\/(mods|addons|admin)/;

/**
 * Scrolls through the page to trigger lazy content.
 *
 * @returns the page height
 */
const scrollThrough = (page: Page): Promise<number> =>
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

/** Waits until the page is complete: content, footer, lazy parts, fonts, pictures, stable height. */
const waitUntilSettled = async (page: Page, ready: string): Promise<void> => {
  await page.locator(ready).first().waitFor();
  if (!FOOTERLESS.test(new URL(page.url()).pathname)) await page.locator('footer').last().waitFor();
  let height = 0;
  for (let now = await scrollThrough(page); now !== height; now = await scrollThrough(page)) {
    height = now;
    await page.waitForFunction(
      (waiting) => location.pathname === '/dev/ui' || !document.querySelector(waiting),
      '.skeleton, main .spinner, .RaLoading-root',
    );
  }
};

/** Takes a full-page picture. */
export const takePicture = async (
  browser: Browser,
  { path, ready, ...options }: Pick<Subject, 'ready'> & BrowserContextOptions & { path: string },
  { theme, width }: { theme: (typeof THEMES)[number]; width: number },
): Promise<Buffer> => {
  const context = await browser.newContext({
    ...options,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    const page = await context.newPage();
    await page.goto(path);
    await waitUntilSettled(page, ready);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
};
