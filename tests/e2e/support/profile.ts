import { expect, type Locator, type Page } from '@playwright/test';
import { createMember, type Member } from './members.ts';
import { signIn } from './session.ts';

/** A section of /edit-profile by its heading. */
export const getSection = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true });

/** Opens /edit-profile. Waits for its forms and for the lists above them, which push the forms down as they load. */
export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/edit-profile');
  await expect(getSection(page, 'Perfil').getByRole('textbox', { name: 'Nome de exibição' })).toBeVisible();
  await expect(page.locator('.profile-page .spinner')).toHaveCount(0);
};

/** Registers and signs in a new member, and opens their profile. */
export const openProfileAsMember = async (page: Page, { verified }: { verified: boolean }): Promise<Member> => {
  const member = await createMember({ verified });
  await signIn(page, member);
  await openProfile(page);
  return member;
};

export const getToast = (page: Page, text: string): Locator => page.locator('.toast', { hasText: text });
