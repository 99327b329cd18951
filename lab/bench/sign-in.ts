import type { Browser, BrowserContextOptions } from '@playwright/test';
import { sendLogin } from '../../tests/e2e/support/session.ts';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';

/** Signs in a seed account. Returns browser options with its session. */
export const signInAs = async (browser: Browser, options: BrowserContextOptions, username: string) => {
  const page = await browser.newPage(options);
  await page.goto('/login');
  await sendLogin(page, { username, password: SEED_PASSWORD });
  await page.waitForURL((url) => url.pathname !== '/login');
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.close();
  return { ...options, storageState };
};
