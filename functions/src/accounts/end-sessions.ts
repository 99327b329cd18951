import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@bigorna/domain/endpoints/auth';
import type { Account } from '@bigorna/domain/entities/account';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { auth } from '../platform/firebase.ts';
import { doc, transaction } from '../platform/firestore.ts';
import { readBearer } from './bearer.ts';
import { isRevoked } from './caller.ts';
import { sessionOf, signInAs } from './session.ts';

/** Google's clock may be behind ours: a token that came too early is asked for again so often, after so long. */
const MINTINGS = 5;
const BEHIND_MS = 400;

/** Sign-ins are known to the second: only from the next one on are they told from those before. */
export const nextSecond = (): Date => new Date((Math.floor(now().getTime() / 1000) + 1) * 1000);

/** Ends Firebase's own sessions: no browser gets another ID token without signing in again. */
export const revokeRefreshTokens = async (uid: string): Promise<void> => {
  try {
    await auth().revokeRefreshTokens(uid);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError && error.hasCode('user-not-found'))) throw error;
  }
};

/** The account whose sessions ended, and when those had to begin that were good before. */
export interface Ended {
  readonly account: Account;
  readonly before: Date;
}

const markEnded = (uid: string): Promise<Ended> =>
  transaction(async (step) => {
    const account = notFoundUnless(await step.get(doc('users/{uid}', uid)), 'unauthorized');
    const end = nextSecond();
    if (end <= account.valid_after) return { account, before: account.valid_after };
    step.update(doc('users/{uid}', uid), { valid_after: end });
    return { account: { ...account, valid_after: end }, before: account.valid_after };
  });

/**
 * Ends all sessions of a member at once, in API and rules: every sign-in up to now, also those of this very second. Waits
 * until sign-ins count again, for a second at most. Firebase's own sessions are for whoever calls; with a password or an
 * address Auth ends them itself.
 *
 * @throws ApiError unauthorized without an account
 */
export const endSessions = async (uid: string): Promise<Ended> => {
  const ended = await markEnded(uid);
  await wait(Math.max(0, ended.account.valid_after.getTime() - now().getTime()));
  return ended;
};

/** Lets the sessions go on that `endSessions` ended; not where something else has ended them since. */
export const resumeSessions = (uid: string, { account, before }: Ended): Promise<void> =>
  transaction(async (step) => {
    const stored = await step.get(doc('users/{uid}', uid));
    if (stored?.valid_after.getTime() !== account.valid_after.getTime()) return;
    step.update(doc('users/{uid}', uid), { valid_after: before });
  });

/**
 * A new session for the member who had all others ended.
 *
 * @param account as `endSessions` left it
 * @throws ApiError unavailable
 */
export const freshSession = async (uid: string, account: Account): Promise<Session> => {
  for (let minting = 1; minting <= MINTINGS; minting += 1) {
    const signIn = await signInAs(uid);
    const { signedInAt } = await readBearer(`Bearer ${signIn.idToken}`);
    if (!isRevoked(account, signedInAt)) return sessionOf(signIn, account);
    await wait(BEHIND_MS);
  }
  throw new ApiError('unavailable');
};
