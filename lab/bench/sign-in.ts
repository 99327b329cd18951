import type { Browser, BrowserContextOptions } from '@playwright/test';
import { getFactorForm, sendFactor, sendLogin } from '../../tests/e2e/support/session.ts';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';

/**
 * Signs in a seed account, with a second factor if the login asks for one. Returns browser options with its session.
 */
export const signInAs = async (browser: Browser, options: BrowserContextOptions, username: string) => {
  const page = await browser.newPage(options);
  await page.goto('/login');
  await sendLogin(page, { username, password: SEED_PASSWORD, hasFactor: false });
  const { code } = getFactorForm(page);
  const isSignedIn = page.waitForURL((url) => url.pathname !== '/login');
  await Promise.race([code.waitFor(), isSignedIn]);
  if (await code.isVisible()) await sendFactor(page);
  await isSignedIn;
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.close();
  return { ...options, storageState };
};
