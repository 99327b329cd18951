import type { Page } from '@playwright/test';

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Stubs the pictures of the catalogue for speed: the media function would resize each picture. */
export const stubPictures = async (page: Page): Promise<Page> => {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }));
  return page;
};
