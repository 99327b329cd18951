import { getSearchPrefixes } from '@bigorna/domain/account-search';
import type { NewAccountSession, Session } from '@bigorna/domain/endpoints/auth.schemas';
import type { EndpointBody } from '@bigorna/domain/endpoints/index.schemas';
import { type Account, accountSettings } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import { ApiError, createFieldError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { auth } from '../../platform/firebase.ts';
import { createId, doc, runTransaction } from '../../platform/firestore.ts';
import { sendVerificationMail } from '../../platform/identity-toolkit.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { hasAuthCode } from './auth-errors.ts';
import { isEmailBanned } from './banned-emails.ts';
import { sendConfirmation } from './confirmation-mails.ts';
import type { Device } from './device.ts';
import { isRegistrationExpired, removeOrphanByEmail } from './orphans.ts';
import { removeAuthUser } from './remove-auth-user.ts';
import { startSession } from './session.ts';
import { countUser } from './site-totals.ts';
import { claimUsername, confirmUsername, releaseUsername } from './username-claims.ts';

type Registration = EndpointBody<'register'>;

const isEmailTaken = (error: unknown): boolean => hasAuthCode(error, 'email-already-exists');

const createEmailTakenError = (): ApiError =>
  new ApiError('email_taken', { fields: [{ path: 'email', code: 'email_taken' }] });

/**
 * An e-mail is taken if an account has it, or while the ban of a deleted account blocks it. It is also taken for two
 * minutes after a registration that failed halfway.
 */
const createAuthUser = async (uid: string, { email, password }: Registration): Promise<void> => {
  if (await isEmailBanned(email)) throw createEmailTakenError();
  const create = () => auth().createUser({ uid, email, password, emailVerified: false });
  try {
    await create().catch(async (error: unknown) => {
      if (!isEmailTaken(error) || !(await removeOrphanByEmail(email))) throw error;
      await create();
    });
  } catch (error) {
    // Firebase has further rules for e-mails, such as the length of the part before the @.
    if (hasAuthCode(error, 'invalid-email')) throw createFieldError('email', 'invalid_email');
    if (!isEmailTaken(error)) throw error;
    throw createEmailTakenError();
  }
};

/** An empty display name becomes the username. */
const getNames = ({ username, display_name = '' }: Registration) => ({
  username,
  display_name: display_name || username,
});

const createAccount = (registration: Registration, at: Date): Account => ({
  ...getNames(registration),
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
  password_expired_at: null,
  ban_revoked_at: null,
  is_verified: false,
  unverified_since: at,
  valid_after: at,
  sessions: {},
  has_factor: false,
  member_since: at,
  last_login: at,
  search: getSearchPrefixes(getNames(registration)),
  settings: accountSettings.parse({}),
});

const createDocuments = (uid: string, account: Account): Promise<void> =>
  runTransaction(async (tx) => {
    const { username, display_name, avatar_url, bio, role, member_since } = account;
    // By now the e-mail may belong to another account.
    if (isRegistrationExpired(member_since)) throw new ApiError('unavailable');
    await confirmUsername(tx, uid, username);
    tx.create(doc('users/{uid}', uid), account);
    tx.create(doc('profiles/{uid}', uid), { username, display_name, avatar_url, bio, role, member_since });
    countUser(tx, 1);
  });

const removeDocuments = (uid: string, username: string): Promise<void> =>
  runTransaction(async (tx) => {
    const ref = doc('users/{uid}', uid);
    const account = await tx.get(ref);
    await releaseUsername(tx, uid, username);
    tx.delete(ref);
    tx.delete(doc('profiles/{uid}', uid));
    if (account !== undefined) countUser(tx, -1);
  });

/** Rolls back a registration at any step. The nightly reconciliation removes what this function fails to remove. */
const rollBack = async (uid: string, username: string): Promise<void> => {
  for (const step of [removeDocuments, removeAuthUser]) {
    await step(uid, username).catch(logFailure('registration not undone', { step: step.name }));
  }
};

/** Creates username claim, Auth user, documents and session in this order. Each step needs the previous one. */
const runSteps = async (
  uid: string,
  registration: Registration,
  account: Account,
  device: Device,
): Promise<Session> => {
  await claimUsername(uid, account.username, account.member_since);
  await createAuthUser(uid, registration);
  await createDocuments(uid, account);
  return startSession(uid, { device });
};

/** Sends the verification mail. Returns whether it was sent, because a failed mail does not undo the registration. */
const trySend = async (email: string, send: () => Promise<void>): Promise<boolean> => {
  try {
    await sendConfirmation(email, [], send);
    return true;
  } catch (error) {
    logger.error('verification mail not sent', { error: String(error) });
    return false;
  }
};

/**
 * Creates an account and signs it in. Rolls back if a step fails, so that the client can retry. A failed sign-in also
 * rolls back: otherwise the member could not register the same username again. Firebase sends the verification mail. If
 * the mail fails, or the e-mail address got too many mails, `mail_sent` is false.
 *
 * @throws ApiError username_taken; email_taken; invalid_request if Firebase rejects the e-mail
 */
export const register = async (
  registration: Registration,
  locale: Locale,
  device: Device,
): Promise<NewAccountSession> => {
  const uid = createId();
  const account = createAccount(registration, now());
  try {
    const session = await runSteps(uid, registration, account, device);
    const sendMail = () => sendVerificationMail(session.tokens.accessToken, locale);
    return { ...session, mail_sent: await trySend(account.email, sendMail) };
  } catch (error) {
    const isUnchanged = error instanceof ApiError && error.code === 'username_taken';
    if (!isUnchanged) await rollBack(uid, account.username);
    throw error;
  }
};
