import { randomUUID } from 'node:crypto';
import { type Account, account, accountSettings, profile, usernameClaim } from '@bigorna/domain/entities/account';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** The password of every account that tests make; one that registration takes too. */
export const PASSWORD = 'Cobalto7Lunar';

/** When all of them became members. */
const SINCE = new Date('2026-01-01T00:00:00Z');

export interface Member {
  uid: string;
  username: string;
  email: string;
}

export type GivenAccount = Partial<Pick<Account, 'role' | 'is_verified' | 'is_banned' | 'ban_reason'>>;

/** The document of an account of whom no other test knows: a verified member's, unless told otherwise. */
export const newAccount = (given: Partial<z.input<typeof account>> = {}): Account => {
  const username = `Prova-${randomUUID().slice(0, 13)}`;
  return account.parse({
    username,
    display_name: 'Pessoa de Prova',
    email: `${username.toLowerCase()}@bigorna.test`,
    role: 'user',
    is_verified: true,
    is_banned: false,
    valid_after: SINCE,
    member_since: SINCE,
    settings: accountSettings.parse({}),
    ...given,
  });
};

/** The same, which can be signed in to. */
export const newMember = async (auth: Auth, firestore: Firestore, given: GivenAccount = {}): Promise<Member> => {
  const stored = newAccount(given);
  const { username, email } = stored;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: stored.is_verified });
  const batch = firestore.batch();
  batch.set(firestore.doc(`users/${uid}`), stored);
  batch.set(firestore.doc(`profiles/${uid}`), profile.parse(stored));
  batch.set(firestore.doc(`usernames/${username.toLowerCase()}`), usernameClaim.parse({ uid, created_at: SINCE }));
  await batch.commit();
  return { uid, username, email };
};
