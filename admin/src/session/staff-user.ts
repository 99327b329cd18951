import { may, type PanelAccess } from '@bigorna/domain/access/permissions';
import { bannedUser, ownUser } from '@bigorna/domain/endpoints/auth';
import { success } from '@bigorna/domain/endpoints/envelope';
import { z } from 'zod';
import { inTime } from '../data/in-time.ts';
import { currentToken, readSite } from './firebase-session.ts';

export type StaffUser = z.infer<typeof ownUser>;
export interface Staff {
  user: StaffUser;
  panelAccess: PanelAccess;
}

const verifyAnswer = success(z.object({ user: z.union([ownUser, bannedUser]) }));
let known: { token: string; staff: Promise<Staff | null> } | undefined;

const verify = async (token: string): Promise<Staff | null> => {
  // Both anew: the panel may have been closed to some of the staff since.
  const [answer, site] = await Promise.all([
    fetch('/api/auth/verify', { headers: { authorization: `Bearer ${token}` }, signal: inTime() }),
    readSite(),
  ]);
  if (answer.status === 401 || answer.status === 403) return null;
  if (!answer.ok) throw new Error(`verify answered ${answer.status}`);
  const { user } = verifyAnswer.parse(await answer.json()).data;
  return 'role' in user ? { user, panelAccess: site.admin_panel_access } : null;
};

/**
 * Who is signed in, as the API says; asked once a token.
 *
 * @returns null without a session, or when the account is banned
 */
export const signedInStaff = async (): Promise<Staff | null> => {
  const token = await currentToken();
  if (!token) return null;
  if (known?.token !== token) {
    const staff = verify(token);
    known = { token, staff };
    staff.catch(() => {
      known = undefined;
    });
  }
  return known.staff;
};

/** Has the API asked anew who is signed in, after it refused what this role was thought to be allowed. */
export const forgetStaff = (): void => {
  known = undefined;
};

export const mayEnter = ({ user, panelAccess }: Staff): boolean => may(user.role, 'enter:panel', panelAccess);
