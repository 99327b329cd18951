import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PASSWORD } from '../../../tools/testing/new-member.ts';
import { postAs, register } from './api.ts';
import { auth, firestore } from './firebase.ts';

/** An account made for one test. */
export interface Member {
  uid: string;
  username: string;
  email: string;
  password: string;
  /** Whether the account has the second factor of test staff. */
  hasFactor?: boolean;
}

/** Registers a new member for one test. */
export const createMember = async ({ verified }: { verified: boolean }): Promise<Member> => {
  const username = `prova-${randomUUID().slice(0, 12)}`;
  const email = `${username}@bigorna.test`;
  const { user } = await register({ username, email, full_name: 'Pessoa de Prova', password: PASSWORD });
  if (verified) {
    await auth.updateUser(user.id, { emailVerified: true });
    await firestore.doc(`users/${user.id}`).update({ is_verified: true });
  }
  return { uid: user.id, username, email, password: PASSWORD };
};

/** Bans a member by the API, as the seed's moderator. Without `until`, the ban has no end. */
export const banMember = async ({ uid }: Member, reason: string, until: Date | null = null): Promise<void> => {
  const body = { reason, until: until?.toISOString() ?? null };
  z.object({ is_banned: z.literal(true) }).parse(await postAs('moderador', `/admin/users/${uid}/ban`, body));
};

export const unbanMember = async ({ uid }: Member): Promise<void> => {
  z.object({ is_banned: z.literal(false) }).parse(await postAs('moderador', `/admin/users/${uid}/unban`));
};
