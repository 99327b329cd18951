import type { Page } from '@playwright/test';

/** What was copied, for a test that was granted `clipboard-read`: the portal's own pages may not read it, a blank one beside them does. */
export const copiedText = async (page: Page): Promise<string> => {
  const beside = await page.context().newPage();
  await beside.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await beside.goto('/');
  const text = await beside.evaluate(() => navigator.clipboard.readText());
  await beside.close();
  return text;
};
