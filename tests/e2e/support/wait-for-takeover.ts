import type { Page } from '@playwright/test';

/**
 * Lets each `goto` and `reload` of a page wait until React has taken over the page that the server rendered.
 * `rendered-pages.test.ts` shows what happens to input before that moment.
 */
export const waitForTakeover = (page: Page): void => {
  // Without JavaScript, the page's first script did not run, and nothing will take over.
  const isTakenOver = (): Promise<unknown> =>
    page.waitForFunction(() => !document.getElementById('page-data') || !('__zod_globalConfig' in window));
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await isTakenOver();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await isTakenOver();
    return response;
  };
};
