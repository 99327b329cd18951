import type { Page } from '@playwright/test';

/** Reads the clipboard in a blank page: the portal's policy forbids reading. The test must grant `clipboard-read`. */
export const readClipboard = async (page: Page): Promise<string> => {
  const blank = await page.context().newPage();
  await blank.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await blank.goto('/');
  const text = await blank.evaluate(() => navigator.clipboard.readText());
  await blank.close();
  return text;
};
