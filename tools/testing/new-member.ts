import { randomUUID } from 'node:crypto';
import { type Account, account, accountSettings, profile, usernameClaim } from '@bigorna/domain/entities/account';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The password of every account that tests make; one that registration takes too. */
export const PASSWORD = 'Cobalto7Lunar';

export interface Member {
  uid: string;
  username: string;
  email: string;
}

export type GivenAccount = Partial<Pick<Account, 'role' | 'is_verified' | 'is_banned' | 'ban_reason'>>;

/** An account of whom no other test knows: a verified member, unless told otherwise. */
export const newMember = async (auth: Auth, firestore: Firestore, given: GivenAccount = {}): Promise<Member> => {
  const username = `Prova-${randomUUID().slice(0, 13)}`;
  const email = `${username.toLowerCase()}@bigorna.test`;
  const since = new Date('2026-01-01T00:00:00Z');
  const stored = account.parse({
    username,
    display_name: 'Pessoa de Prova',
    email,
    role: 'user',
    is_verified: true,
    is_banned: false,
    valid_after: since,
    member_since: since,
    settings: accountSettings.parse({}),
    ...given,
  } satisfies Partial<Account>);
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: stored.is_verified });
  const batch = firestore.batch();
  batch.set(firestore.doc(`users/${uid}`), stored);
  batch.set(firestore.doc(`profiles/${uid}`), profile.parse(stored));
  batch.set(firestore.doc(`usernames/${username.toLowerCase()}`), usernameClaim.parse({ uid, created_at: since }));
  await batch.commit();
  return { uid, username, email };
};
