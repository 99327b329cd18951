import { searchOf } from '@bigorna/domain/account-search';
import type { Session } from '@bigorna/domain/endpoints/auth';
import type { BodyOf } from '@bigorna/domain/endpoints/index';
import { type Account, accountSettings } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { auth } from '../platform/firebase.ts';
import { doc, newId, transaction } from '../platform/firestore.ts';
import { type SignIn, sendVerificationMail } from '../platform/identity-toolkit.ts';
import { countUser } from '../settings/site-totals.ts';
import { isOverdue, removeOrphanOf } from './orphans.ts';
import { removeAuthUser } from './remove-auth-user.ts';
import { sessionOf, signInAs } from './session.ts';
import { claimUsername, confirmUsername, releaseUsername } from './username-claims.ts';

type Registration = BodyOf<'register'>;

const isAddressTaken = (error: unknown): boolean =>
  error instanceof FirebaseAuthError && error.hasCode('email-already-exists');

/** Firebase has rules of its own about addresses, such as how long the part before the @ may be. */
const isNoAddress = (error: unknown): boolean => error instanceof FirebaseAuthError && error.hasCode('invalid-email');

/** Taken by an account, or for two minutes by whoever signed up with it at Firebase itself. */
const createAuthUser = async (uid: string, { email, password }: Registration): Promise<void> => {
  const create = () => auth().createUser({ uid, email, password, emailVerified: false });
  try {
    await create().catch(async (error: unknown) => {
      if (!isAddressTaken(error) || !(await removeOrphanOf(email))) throw error;
      await create();
    });
  } catch (error) {
    if (isNoAddress(error))
      throw new ApiError('invalid_request', { fields: [{ path: 'email', code: 'invalid_email' }] });
    if (!isAddressTaken(error)) throw error;
    throw new ApiError('email_taken', { fields: [{ path: 'email', code: 'email_taken' }] });
  }
};

/** An empty shown name is the username. */
const namesOf = ({ username, display_name = '' }: Registration) => ({
  username,
  display_name: display_name || username,
});

const newAccount = (registration: Registration, at: Date): Account => ({
  ...namesOf(registration),
  email: registration.email.toLowerCase(),
  full_name: registration.full_name,
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
  search: searchOf(namesOf(registration)),
  settings: accountSettings.parse({}),
});

const createDocuments = (uid: string, account: Account): Promise<void> =>
  transaction(async (step) => {
    const { username, display_name, avatar_url, bio, role, member_since } = account;
    // By now the address may be somebody else's.
    if (isOverdue(member_since)) throw new ApiError('unavailable');
    await confirmUsername(step, uid, username);
    step.create(doc('users/{uid}', uid), account);
    step.create(doc('profiles/{uid}', uid), { username, display_name, avatar_url, bio, role, member_since });
    countUser(step, 1);
  });

const removeDocuments = (uid: string, username: string): Promise<void> =>
  transaction(async (step) => {
    const ref = doc('users/{uid}', uid);
    const made = await step.get(ref);
    await releaseUsername(step, uid, username);
    step.delete(ref);
    step.delete(doc('profiles/{uid}', uid));
    if (made !== undefined) countUser(step, -1);
  });

/** Takes back all that a registration made, however far it came. What can't be now, the nightly reconciliation does. */
const undo = async (uid: string, username: string): Promise<void> => {
  for (const step of [removeDocuments, removeAuthUser]) {
    await step(uid, username).catch((error: unknown) => {
      logger.error('registration not undone', { step: step.name, error: String(error) });
    });
  }
};

/** Name, Auth user, documents, session: each step needs the one before. */
const make = async (uid: string, registration: Registration, account: Account): Promise<[SignIn, Session]> => {
  await claimUsername(uid, account.username, account.member_since);
  await createAuthUser(uid, registration);
  await createDocuments(uid, account);
  const signIn = await signInAs(uid);
  return [signIn, await sessionOf(signIn, account)];
};

/**
 * Creates an account and signs it in. A failure at any step leaves nothing, so that trying again is all there is to do;
 * that holds for the sign-in too, since an account whose member was told of a failure would keep them from their own name.
 * The verification mail is Firebase's own; when it cannot be sent the member asks for it again.
 *
 * @throws ApiError username_taken, email_taken, invalid_request for an address that Firebase does not take
 */
export const register = async (registration: Registration, locale: Locale): Promise<Session> => {
  const uid = newId();
  const account = newAccount(registration, now());
  try {
    const [signIn, session] = await make(uid, registration, account);
    await sendVerificationMail(signIn.idToken, locale).catch((error: unknown) => {
      logger.error('verification mail not sent', { error: String(error) });
    });
    return session;
  } catch (error) {
    const isNothingMade = error instanceof ApiError && error.code === 'username_taken';
    if (!isNothingMade) await undo(uid, account.username);
    throw error;
  }
};
