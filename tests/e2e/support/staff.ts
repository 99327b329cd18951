import type { StaffRole } from '@bigorna/domain/access/roles';
import type { Locator, Page } from '@playwright/test';
import { createSeedFactors } from '../../../tools/shared/totp.ts';
import { firestore } from './firebase.ts';
import { createMember, type Member } from './members.ts';
import type { PendingMod } from './pending-mod.ts';

/** Creates a verified member with the second factor of test staff. */
export const createMemberWithFactor = async (): Promise<Member> => {
  const member = await createMember({ verified: true });
  await Promise.all([
    firestore.doc(`users/${member.uid}`).update({ has_factor: true }),
    firestore.doc(`factors/${member.uid}`).set(createSeedFactors(new Date())),
  ]);
  return { ...member, hasFactor: true };
};

/** Creates a staff account with the second factor of test staff. */
export const createStaff = async (role: StaffRole): Promise<Member> => {
  const member = await createMemberWithFactor();
  await Promise.all(['users', 'profiles'].map((path) => firestore.doc(`${path}/${member.uid}`).update({ role })));
  return member;
};

/** Path of a console list with a filter. */
export const getListPath = (resource: string, filter: Record<string, unknown>): string =>
  `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

export const getCardPath = ({ uid }: Member): string => `/admin/users/${uid}/show`;

/** Opens the dashboard and waits until the API responds to its requests. */
export const openDashboard = async (page: Page): Promise<void> => {
  const responses = ['overview', 'statistics'].map((name) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/admin/${name}`),
  );
  await page.goto('/admin');
  await Promise.all(responses);
};

/** Opens the form of a new release. Returns its dialog. */
export const openNewRelease = async (page: Page, { id, title }: PendingMod): Promise<Locator> => {
  await page.goto(`/admin/mods/${id}/show/releases`);
  await page.getByRole('button', { name: 'Nova versão' }).click();
  return page.getByRole('dialog', { name: `Nova versão de ${title}` });
};

export const getConsoleToast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notificações do painel' }).getByRole('status').filter({ hasText: text });

/** All toasts of the console, of every type. */
export const getConsoleToasts = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notificações do painel' }).locator('.MuiAlert-root');

/** The content of a console page. Its `main` also contains bar and menu. */
export const getContent = (page: Page): Locator => page.locator('#main-content');

/** Names of the staff roles in the Portuguese console. */
export const ROLE_BADGES = {
  moderator: 'Moderador',
  admin: 'Admin',
  super_admin: 'Super Admin',
} as const satisfies Record<StaffRole, string>;

/** The badge of a role, shown next to a name. */
export const getBadge = (page: Page, role: StaffRole): Locator =>
  getContent(page).getByText(ROLE_BADGES[role], { exact: true });
