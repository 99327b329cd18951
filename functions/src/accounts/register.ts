import type { Session } from '@bigorna/domain/endpoints/auth';
import type { BodyOf } from '@bigorna/domain/endpoints/index';
import { type Account, accountSettings } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { auth } from '../platform/firebase.ts';
import { batch, doc, newId, remove, transaction } from '../platform/firestore.ts';
import { sendVerificationMail, signInWithPassword } from '../platform/identity-toolkit.ts';
import { sessionOf } from './session.ts';

type Registration = BodyOf<'register'>;

const taken = (path: string, code: 'username_taken' | 'email_taken'): ApiError =>
  new ApiError(code, { fields: [{ path, code }] });

const claimOf = (username: string) => doc('usernames/{lower}', username.toLowerCase());

const claimUsername = (uid: string, username: string, at: Date): Promise<void> =>
  transaction(async (step) => {
    const claim = claimOf(username);
    if ((await step.get(claim)) !== undefined) throw taken('username', 'username_taken');
    step.create(claim, { uid, created_at: at });
  });

const createAuthUser = async (uid: string, { email, password }: Registration): Promise<void> => {
  try {
    await auth().createUser({ uid, email, password, emailVerified: false });
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.hasCode('email-already-exists'))
      throw taken('email', 'email_taken');
    throw error;
  }
};

const newAccount = ({ username, email, full_name, display_name }: Registration, at: Date): Account => ({
  username,
  display_name: display_name === undefined || display_name === '' ? username : display_name,
  email: email.toLowerCase(),
  full_name,
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  banned_at: null,
  banned_until: null,
  valid_after_before_ban: null,
  ban_revoked_at: null,
  is_verified: false,
  valid_after: at,
  member_since: at,
  last_login: at,
  settings: accountSettings.parse({}),
});

const createDocuments = (uid: string, account: Account): Promise<void> =>
  batch((writes) => {
    const { username, display_name, avatar_url, bio, role, member_since } = account;
    writes.create(doc('users/{uid}', uid), account);
    writes.create(doc('profiles/{uid}', uid), { username, display_name, avatar_url, bio, role, member_since });
  });

/** Runs a step; when it fails, undoes what went before and fails as the step did. */
const orUndo = async (step: Promise<void>, undo: () => Promise<void>): Promise<void> => {
  try {
    await step;
  } catch (error) {
    await undo();
    throw error;
  }
};

/**
 * Creates an account: name first, then the Auth user, then the documents; what a failure leaves half done is undone.
 * The verification mail is Firebase's own; when it cannot be sent the member asks for it again.
 *
 * @throws ApiError username_taken, email_taken
 */
export const register = async (registration: Registration, locale: Locale): Promise<Session> => {
  const at = now();
  const uid = newId();
  const releaseName = () => remove(claimOf(registration.username));
  await claimUsername(uid, registration.username, at);
  await orUndo(createAuthUser(uid, registration), releaseName);
  const account = newAccount(registration, at);
  await orUndo(createDocuments(uid, account), async () => {
    await auth().deleteUser(uid);
    await releaseName();
  });
  const signIn = await signInWithPassword(registration.email, registration.password);
  await sendVerificationMail(signIn.idToken, locale).catch((error: unknown) => {
    logger.error('verification mail not sent', { error: String(error) });
  });
  return sessionOf(signIn, account);
};
