import { expect, type Locator, type Page } from '@playwright/test';
import { type Member, newMember } from './members.ts';
import { signIn } from './session.ts';

/** The sections of /edit-profile by their headings. */
export const section = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true });

/** Opens /edit-profile, once its forms are there. */
export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/edit-profile');
  await expect(section(page, 'Perfil').getByRole('textbox', { name: 'Nome de exibição' })).toBeVisible();
};

/** A member of whom no other test knows, with their profile open. */
export const memberAtProfile = async (page: Page, { verified }: { verified: boolean }): Promise<Member> => {
  const member = await newMember({ verified });
  await signIn(page, member);
  await openProfile(page);
  return member;
};

/** What stands in a toast. */
export const toast = (page: Page, text: string): Locator => page.locator('.toast', { hasText: text });
