import type { StaffRole } from '@bigorna/domain/access/roles';
import { ROLE_BADGES } from '@bigorna/domain/access/roles';
import type { Locator, Page } from '@playwright/test';
import { firestore } from './firebase.ts';
import { type Member, newMember } from './members.ts';

/** A member of staff of whom no other test knows. */
export const newStaff = async (role: StaffRole): Promise<Member> => {
  const member = await newMember({ verified: true });
  await Promise.all(['users', 'profiles'].map((path) => firestore.doc(`${path}/${member.uid}`).update({ role })));
  return member;
};

/** A list of the console, narrowed by a filter in its address. */
export const listAddress = (resource: string, filter: Record<string, unknown>): string =>
  `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

export const cardAddress = ({ uid }: Member): string => `/admin/users/${uid}/show`;

/** What the console says of an act, by what it says. */
export const consoleToast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Avisos do painel' }).getByRole('status').filter({ hasText: text });

/** What a page of the console holds: its `main` has bar and menu in it, too. */
export const content = (page: Page): Locator => page.locator('#main-content');

/** The badge of a role, as it stands beside a name. */
export const badge = (page: Page, role: StaffRole): Locator =>
  content(page).getByText(ROLE_BADGES[role], { exact: true });
