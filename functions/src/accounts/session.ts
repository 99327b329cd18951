import type { Session } from '@bigorna/domain/endpoints/auth';
import type { Account } from '@bigorna/domain/entities/account';
import { now } from '../platform/clock.ts';
import { auth } from '../platform/firebase.ts';
import { type SignIn, signInWithCustomToken } from '../platform/identity-toolkit.ts';
import { ownUserOf } from './own-user.ts';

/**
 * A token that signs a browser in to Firebase, for an hour, whatever ended since. It says when it was made, as do the ID
 * tokens of its sign-in, which counts from then: a token of before a revocation opens nothing after it.
 */
const customTokenFor = (uid: string): Promise<string> =>
  auth().createCustomToken(uid, { minted_at: Math.floor(now().getTime() / 1000) });

/** Signs a member in on our own word, without the password. */
export const signInAs = async (uid: string): Promise<SignIn> => signInWithCustomToken(uid, await customTokenFor(uid));

/** What login and registration answer: the account, and the tokens for API and Firebase. */
export const sessionOf = async ({ uid, idToken, expiresAt }: SignIn, account: Account): Promise<Session> => ({
  user: ownUserOf(uid, account),
  tokens: {
    accessToken: idToken,
    customToken: await customTokenFor(uid),
    expiresIn: expiresAt.toISOString(),
  },
});
