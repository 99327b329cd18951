import type { Page } from '@playwright/test';
import { type Member, newMember } from '../../../../tests/e2e/support/members.ts';
import { accountButton, loginForm, sendLogin } from '../../../../tests/e2e/support/session.ts';
import { newStaff } from '../../../../tests/e2e/support/staff.ts';

const TRIES = 6;
/** On a machine that many share. */
export const SLOWLY = { timeout: 60_000 };

/** Prepares something while all is well, again where the machine was too slow for it. */
export const patiently = async <T>(prepare: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await prepare();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
};

/** Signs in by the form; staff are led to the console. */
const signIn = async (page: Page, member: Member): Promise<void> => {
  await page.goto('/login');
  await loginForm(page).identifier.waitFor(SLOWLY);
  await sendLogin(page, member);
  await page.waitForURL((url) => url.pathname !== '/login', SLOWLY);
};

/** A verified member of whom nobody else knows, signed in on a page. */
export const memberOn = async (page: Page): Promise<Member> => {
  const member = await patiently(() => newMember({ verified: true }));
  await patiently(() => signIn(page, member));
  await accountButton(page).waitFor(SLOWLY);
  return member;
};

/** An admin of whom nobody else knows, signed in on a page. */
export const adminOn = async (page: Page): Promise<void> => {
  const member = await patiently(() => newStaff('admin'));
  await patiently(() => signIn(page, member));
};
