import type { Page } from '@playwright/test';

/** Waits until React has hydrated the open page. */
export const waitUntilHydrated = (page: Page): Promise<unknown> =>
  // Without JavaScript, the page's first script did not run, and nothing hydrates the page.
  page.waitForFunction(() => !document.getElementById('page-data') || !('__zod_globalConfig' in window));

/**
 * Lets each `goto` and `reload` of a page wait until React has hydrated the page.
 * `rendered-pages.test.ts` shows what happens to input before that moment.
 */
export const waitForHydration = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await waitUntilHydrated(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitUntilHydrated(page);
    return response;
  };
};
