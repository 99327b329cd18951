import type { Page } from '@playwright/test';
import { listMods } from '../../../tests/e2e/support/api.ts';
import { createMember, type Member } from '../../../tests/e2e/support/members.ts';
import { getAccountButton, sendLogin } from '../../../tests/e2e/support/session.ts';

const TRIES = 6;

/** Prepares something before the fault, with retries for a slow machine. */
export const withRetries = async <T>(prepare: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await prepare();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
};

/** Opens a page before the fault. Retries, because the emulators may still lose a call to a process that was killed. */
export const openPage = (page: Page, path: string): Promise<void> =>
  withRetries(async () => {
    const response = await page.goto(path);
    if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`);
  });

/** Signs in with the login form. Staff arrive at the console. */
export const signIn = (page: Page, member: Member): Promise<void> =>
  withRetries(async () => {
    await openPage(page, '/login');
    await sendLogin(page, member);
    await page.waitForURL((url) => url.pathname !== '/login');
  });

export const createVerifiedMember = (): Promise<Member> => withRetries(() => createMember({ verified: true }));

/** Signs in a new verified member on a page. */
export const signInNewMember = async (page: Page): Promise<Member> => {
  const member = await createVerifiedMember();
  await signIn(page, member);
  await getAccountButton(page).waitFor();
  return member;
};

/** The first mod of a list. */
export const pickMod = async (params: Record<string, string>) => {
  const [mod] = await withRetries(() => listMods({ ...params, limit: '1' }));
  if (mod === undefined) throw new Error('The catalogue is empty');
  return mod;
};
