import type { Session } from '@bigorna/domain/endpoints/auth.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import { SESSIONS_MAX } from '@bigorna/domain/limits';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { auth } from '../../platform/firebase.ts';
import { createId, doc, runTransaction } from '../../platform/firestore.ts';
import { type SignInResult, signInWithCustomToken } from '../../platform/identity-toolkit.ts';
import {
  assertPasswordNotExpired,
  type Caller,
  findLiveSession,
  isRevoked,
  isTooOld,
  requireUnbanned,
} from './caller.ts';
import { toCurrentUser } from './current-user.ts';
import type { Device } from './device.ts';

export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Claims of our tokens, in seconds since 1970. Firebase copies them to every ID token of the sign-in. */
interface Claims {
  /**
   * Id of the session. Tokens without it, such as those of Firebase's own password endpoint, are accepted only from
   * banned members.
   */
  readonly sid: string;
  /** Start of the session. Renewed tokens keep it, so revocation and maximum age apply to them too. */
  readonly minted_at: number;
  /** When a second factor was last proved. */
  readonly mfa?: number;
}

const toMfa = (factorAt: number | undefined) => (factorAt === undefined ? {} : { mfa: factorAt });

/**
 * Creates two tokens with the claims: an ID token for the API, and a custom token that signs a browser in to Firebase.
 * The custom token works for an hour, even after a revocation, but `minted_at` then reveals its age.
 */
const createSession = async (uid: string, account: Account, claims: Claims): Promise<Session> => {
  const customToken = await auth().createCustomToken(uid, claims);
  const { idToken, expiresAt } = await signInWithCustomToken(uid, customToken);
  const tokens = { accessToken: idToken, customToken, expiresIn: expiresAt.toISOString() };
  return { user: toCurrentUser(uid, account), tokens };
};

type SessionEntry = [id: string, session: Account['sessions'][string]];

/** Sessions of an account that are not too old for its role. */
export const getYoungSessions = (account: Account): SessionEntry[] =>
  Object.entries(account.sessions).filter(([, { started_at }]) => !isTooOld(account, toSeconds(started_at)));

const sortByUse = (sessions: readonly SessionEntry[]): SessionEntry[] =>
  sessions.toSorted(([, one], [, other]) => other.last_used_at.getTime() - one.last_used_at.getTime());

/** Sessions of an account that are neither revoked nor too old, most recently used first. */
export const getLiveSessions = (account: Account): SessionEntry[] =>
  sortByUse(getYoungSessions(account).filter(([, { started_at }]) => !isRevoked(account, toSeconds(started_at))));

interface SessionStart {
  readonly device: Device;
  /** When a second factor was proved; undefined without one. */
  readonly factorAt?: Date | undefined;
  /** Whether the account gets a new `last_login`. */
  readonly isLogin?: boolean;
  /**
   * When the password was proved, for a login that then waited for its second factor. A later revocation ends the
   * login.
   */
  readonly provedAt?: Date;
  /** A session that the new one replaces, together with all others. It must not have been ended meanwhile. */
  readonly replaced?: string;
}

/**
 * Starts a session. If there are too many sessions, the least recently used one ends.
 *
 * @throws ApiError unauthorized without an account; banned, password_expired; challenge_invalid after a revocation;
 * token_expired if the replaced session has ended
 */
export const startSession = async (
  uid: string,
  { device, factorAt, isLogin, provedAt, replaced }: SessionStart,
): Promise<Session> => {
  const [sid, at] = [createId(), now()];
  const account = await runTransaction(async (tx) => {
    const stored = await requireUnbanned(tx, uid);
    if (replaced !== undefined && !Object.hasOwn(stored.sessions, replaced)) throw new ApiError('token_expired');
    assertPasswordNotExpired(stored);
    if (provedAt !== undefined && isRevoked(stored, toSeconds(provedAt))) throw new ApiError('challenge_invalid');
    // Suspended sessions stay: `continueSession` looks for its session.
    const others = replaced === undefined ? sortByUse(getYoungSessions(stored)).slice(0, SESSIONS_MAX - 1) : [];
    const sessions = Object.fromEntries([...others, [sid, { ...device, started_at: at, last_used_at: at }]]);
    const changes = { sessions, ...(isLogin ? { last_login: at } : {}) };
    tx.update(doc('users/{uid}', uid), changes);
    return { ...stored, ...changes };
  });
  const mfa = account.has_factor && factorAt ? toSeconds(factorAt) : undefined;
  return createSession(uid, account, { sid, minted_at: toSeconds(at), ...toMfa(mfa) });
};

/** New tokens of the caller's session. The session keeps its start. */
export const renewSession = ({ uid, session: { id, signedInAt, factorAt } }: Caller, account: Account) =>
  createSession(uid, account, { sid: id, minted_at: signedInAt, ...toMfa(factorAt) });

/** New tokens of the caller's session after a second factor was proved. */
export const renewProved = (caller: Caller, account: Account): Promise<Session> =>
  renewSession({ ...caller, session: { ...caller.session, factorAt: toSeconds(now()) } }, account);

/**
 * Starts a new session for the caller after `suspendSessions`, instead of all others. The caller's proof of a second
 * factor still counts.
 *
 * @throws ApiError token_expired if somebody ended the caller's session meanwhile
 */
export const continueSession = ({ uid, session: { id, factorAt } }: Caller, device: Device): Promise<Session> =>
  startSession(uid, { device, factorAt: factorAt === undefined ? undefined : new Date(factorAt * 1000), replaced: id });

/**
 * Ends all sessions except the caller's. The caller has proved nothing new, so the session keeps its start and its
 * second factor. The session gets a new id, so that copies of its token are rejected too.
 *
 * @throws ApiError unauthorized without an account; banned; token_expired if the session has ended
 */
export const endOtherSessions = async ({ uid, session }: Caller): Promise<Session> => {
  const { id, signedInAt, factorAt } = session;
  const sid = createId();
  const account = await runTransaction(async (tx) => {
    const stored = await requireUnbanned(tx, uid);
    const currentSession = stored.sessions[id];
    if (currentSession === undefined || findLiveSession(stored, { ...session, session: id }) === undefined)
      throw new ApiError('token_expired');
    const sessions = { [sid]: { ...currentSession, last_used_at: now() } };
    tx.update(doc('users/{uid}', uid), { sessions });
    return { ...stored, sessions };
  });
  return createSession(uid, account, { sid, minted_at: signedInAt, ...toMfa(factorAt) });
};

/**
 * Signs in at Firebase, for a call to Firebase or for a banned member. The token has no session, so API and rules
 * accept it only where they accept banned members.
 */
export const signInWithoutPassword = async (uid: string, claims?: Omit<Claims, 'sid'>): Promise<SignInResult> =>
  signInWithCustomToken(uid, await auth().createCustomToken(uid, claims));
