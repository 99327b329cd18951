import type { Session } from '@bigorna/domain/endpoints/auth';
import type { Account } from '@bigorna/domain/entities/account';
import { auth } from '../platform/firebase.ts';
import { type SignIn, signInWithCustomToken } from '../platform/identity-toolkit.ts';
import { ownUserOf } from './own-user.ts';

/** Signs a member in on our own word, without the password. */
export const signInAs = async (uid: string): Promise<SignIn> =>
  signInWithCustomToken(uid, await auth().createCustomToken(uid));

/** What login and registration answer: the account, and the tokens for API and Firebase. */
export const sessionOf = async ({ uid, idToken, expiresAt }: SignIn, account: Account): Promise<Session> => ({
  user: ownUserOf(uid, account),
  tokens: {
    accessToken: idToken,
    customToken: await auth().createCustomToken(uid),
    expiresIn: expiresAt.toISOString(),
  },
});
