import type { Page } from '@playwright/test';

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Spares a page the pictures of the catalogue, where a test only passes by: the media function draws each of them anew. */
export const withoutPictures = async (page: Page): Promise<Page> => {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }));
  return page;
};
