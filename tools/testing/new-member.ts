import { randomUUID } from 'node:crypto';
import { isStaff } from '@bigorna/domain/access/roles';
import { type Account, account, accountSettings, profile, usernameClaim } from '@bigorna/domain/entities/account';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { createSeedFactors } from '../shared/totp.ts';
import { TEST_SESSION } from './id-token.ts';

/** The password of all test accounts; satisfies the registration rules. */
export const PASSWORD = 'Cobalto7Lunar';

/** Registration date of all test accounts. */
const SINCE = new Date('2026-01-01T00:00:00Z');

/** A time after every test. */
const LATER = new Date('2100-01-01T00:00:00Z');

export interface Member {
  uid: string;
  username: string;
  email: string;
}

export type AccountOverrides = Partial<
  Pick<Account, 'role' | 'is_verified' | 'is_banned' | 'ban_reason' | 'has_factor'>
>;

/** The session of a test account's tokens. It is never the least recently used, so a later login does not end it. */
export const buildTestSessions = (): Account['sessions'] => ({
  [TEST_SESSION]: { browser: null, system: null, country: null, started_at: new Date(), last_used_at: LATER },
});

/** A unique account document: a verified member by default. */
export const buildTestAccount = (given: Partial<z.input<typeof account>> = {}): Account => {
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
    sessions: buildTestSessions(),
    has_factor: isStaff(given.role ?? 'user'),
    settings: accountSettings.parse({}),
    ...given,
  });
};

/** A unique account with an Auth user that can sign in. Staff have the second factor of the seed's accounts. */
export const createTestMember = async (
  auth: Auth,
  firestore: Firestore,
  given: AccountOverrides = {},
): Promise<Member> => {
  const stored = buildTestAccount(given);
  const { username, email } = stored;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: stored.is_verified });
  const batch = firestore.batch();
  // The session starts after the Auth user. The first login would revoke an earlier session: Firebase counts whole
  // seconds.
  batch.set(firestore.doc(`users/${uid}`), { ...stored, sessions: buildTestSessions() });
  batch.set(firestore.doc(`profiles/${uid}`), profile.parse(stored));
  batch.set(firestore.doc(`usernames/${username.toLowerCase()}`), usernameClaim.parse({ uid, created_at: SINCE }));
  if (stored.has_factor) batch.set(firestore.doc(`factors/${uid}`), createSeedFactors(SINCE));
  await batch.commit();
  return { uid, username, email };
};
