import type { Page } from '@playwright/test';

/** Tells a page that its tab is hidden or visible. */
export const setTabVisibility = (page: Page, to: DocumentVisibilityState): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, to);
