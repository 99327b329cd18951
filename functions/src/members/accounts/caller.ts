import { hasPermission, type Permission } from '@bigorna/domain/access/permissions';
import { getSessionAgeMs } from '@bigorna/domain/access/second-factor';
import type { EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import type { Account } from '@bigorna/domain/entities/account';
import { FRESH_FACTOR_MS } from '@bigorna/domain/limits';
import type { UserRecord } from 'firebase-admin/auth';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get, type Reader } from '../../platform/firestore.ts';
import { getSiteSettings } from '../../platform/site-settings.ts';
import { type Bearer, verifyBearer } from './bearer.ts';
import { findAuthRecord, mergeRevocation } from './reconcile.ts';

export interface Caller {
  readonly uid: string;
  readonly account: Account;
  readonly session: CallerSession;
}

/** The session of a call. Times are in seconds since 1970. */
export interface CallerSession {
  readonly id: string;
  readonly signedInAt: number;
  /** When a second factor was last proved. */
  readonly factorAt: number | undefined;
}

/**
 * The error for a banned account, with the reason and, for a temporary ban, its end. A ban without a reason uses the
 * default text of the caller's language. If the caller has proved to be the owner, the error also names the account, so
 * that an appeal can name the account.
 */
export const createBannedError = (account: Account, { toOwner }: { toOwner: boolean }): ApiError => {
  const { ban_reason, banned_until } = account;
  const reason = ban_reason === null ? ({ by: 'banned_default_reason' } as const) : { words: ban_reason };
  const details = {
    ...(banned_until && { banned_until: banned_until.toISOString() }),
    ...(toOwner && { username: account.username, display_name: account.display_name, email: account.email }),
  };
  return new ApiError('banned', {
    values: ban_reason === null ? {} : { reason: ban_reason },
    fields: [
      { path: 'ban_reason', code: 'banned', text: reason },
      ...Object.entries(details).map(([path, words]) => ({ path, code: 'banned', text: { words } }) as const),
    ],
  });
};

/**
 * Reads an account for a change. It may have been banned or deleted since the request was authorized.
 *
 * @throws ApiError unauthorized, banned
 */
export const requireUnbanned = async (tx: Reader, uid: string): Promise<Account> => {
  const account = requireFound(await tx.get(doc('users/{uid}', uid)), 'unauthorized');
  if (account.is_banned) throw createBannedError(account, { toOwner: true });
  return account;
};

/**
 * Whether a sign-in is older than the account's revocation. Sign-in times have whole seconds. A sign-in in the same
 * second therefore counts as later; firestore.rules does the same.
 */
export const isRevoked = (account: Pick<Account, 'valid_after'>, signedInAt: number): boolean =>
  (signedInAt + 1) * 1000 <= account.valid_after.getTime();

/**
 * After staff expired a password, no sign-in may lead to a session or to one of our tokens until the owner sets a new
 * password.
 *
 * @throws ApiError password_expired
 */
export const assertPasswordNotExpired = ({ password_expired_at }: Account): void => {
  if (password_expired_at !== null) throw new ApiError('password_expired');
};

/**
 * The account's `valid_after` without the effect of its ban. A revocation after the ban, such as a password reset,
 * still counts.
 */
export const getValidAfterWithoutBan = ({ banned_at, valid_after, valid_after_before_ban }: Account): Date => {
  const setByBan = valid_after.getTime() === banned_at?.getTime();
  return setByBan && valid_after_before_ban !== null ? valid_after_before_ban : valid_after;
};

/** Whether a session is older than the account's role allows (R206). */
export const isTooOld = ({ role }: Pick<Account, 'role'>, signedInAt: number): boolean =>
  now().getTime() - signedInAt * 1000 >= getSessionAgeMs(role);

/**
 * The session of a token. Undefined if the session has ended, was revoked or is too old (R206). The age of a renewed
 * token also counts from the start of its session.
 */
export const findLiveSession = (
  account: Account,
  { session: id, signedInAt, factorAt }: Pick<Bearer, 'session' | 'signedInAt' | 'factorAt'>,
): CallerSession | undefined => {
  if (id === undefined || !Object.hasOwn(account.sessions, id) || isRevoked(account, signedInAt)) return undefined;
  return isTooOld(account, signedInAt) ? undefined : { id, signedInAt, factorAt };
};

const findCaller = async (header: string | undefined) => {
  const bearer = await verifyBearer(header);
  const { uid } = bearer;
  if (bearer.expired) throw new ApiError('token_expired');
  const account = requireFound(await get(doc('users/{uid}', uid)), 'unauthorized');
  return { uid, account, bearer };
};

/**
 * Authenticates the member of an Authorization header. Checks in this order: signature and expiry, account document,
 * ban, session. A token without an account document is unauthorized.
 *
 * @throws ApiError unauthorized, token_invalid, token_expired, banned
 */
const authenticate = async (header: string | undefined): Promise<Caller> => {
  const { uid, account, bearer } = await findCaller(header);
  if (account.is_banned) throw createBannedError(account, { toOwner: true });
  const session = findLiveSession(account, bearer);
  if (session === undefined) throw new ApiError('token_expired');
  return { uid, account, session };
};

/**
 * The session of a banned member's token. Ignores the revocation by the ban itself. Tokens of `loginBanned` and of
 * Firebase's password endpoint have no session; they are accepted, with an empty session id.
 */
const findBannedSession = (account: Account, bearer: Bearer): CallerSession | undefined => {
  const unbanned = { ...account, valid_after: getValidAfterWithoutBan(account) };
  const { session, signedInAt, factorAt } = bearer;
  if (session !== undefined) return findLiveSession(unbanned, bearer);
  return isRevoked(unbanned, signedInAt) || isTooOld(account, signedInAt)
    ? undefined
    : { id: '', signedInAt, factorAt };
};

/**
 * Authenticates a member, banned or not. A banned member's token may be older than the ban, or have no session. But a
 * banned member's password must not be expired. If the account has a second factor, the token must prove it.
 *
 * @throws ApiError unauthorized, token_invalid, token_expired, password_expired, factor_required
 */
const authenticateBannedToo = async (header: string | undefined): Promise<Caller> => {
  const { uid, account, bearer } = await findCaller(header);
  const { is_banned, has_factor } = account;
  const session = is_banned ? findBannedSession(account, bearer) : findLiveSession(account, bearer);
  if (session === undefined) throw new ApiError('token_expired');
  if (is_banned) assertPasswordNotExpired(account);
  if (is_banned && has_factor && session.factorAt === undefined) throw new ApiError('factor_required');
  return { uid, account, session };
};

/** Treats the caller as anonymous after a refusal. An outage is no refusal. */
const ignoreRefusal = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || error.code === 'unavailable') throw error;
};

const isFactorWithin = ({ session: { factorAt } }: Caller, ms: number): boolean =>
  factorAt !== undefined && now().getTime() - factorAt * 1000 < ms;

/** Whether a second factor was proved recently enough for a sensitive action. */
export const hasFreshFactor = (caller: Caller): boolean => isFactorWithin(caller, FRESH_FACTOR_MS);

/** @throws ApiError forbidden without the permission; factor_required without a second factor in this session */
const assertPermitted = async (caller: Caller, permission: Permission): Promise<void> => {
  const { admin_panel_access } = await getSiteSettings();
  const { role, has_factor } = caller.account;
  if (!hasPermission(role, permission, admin_panel_access)) throw new ApiError('forbidden');
  if (!has_factor || !isFactorWithin(caller, getSessionAgeMs(role))) throw new ApiError('factor_required');
};

/**
 * Whether Firebase has revoked the caller's session, for example after a change of the password. A stolen session can
 * set a new password at Firebase's own endpoint, and then knows "the current password".
 */
export const isRevokedByAuth = ({ account, session }: Caller, record: UserRecord): boolean =>
  !account.is_banned && isRevoked({ valid_after: mergeRevocation(account, record) }, session.signedInAt);

/**
 * Checks a caller before a sensitive action.
 *
 * @throws ApiError fresh_factor_required; token_expired if Firebase has revoked the session, which other calls notice
 * only at the next sync
 */
export const assertFreshFactor = async (caller: Caller): Promise<void> => {
  if (!hasFreshFactor(caller)) throw new ApiError('fresh_factor_required');
  const record = await findAuthRecord(caller.uid);
  if (record !== undefined && isRevokedByAuth(caller, record)) throw new ApiError('token_expired');
};

/**
 * Authorizes a caller for an endpoint.
 *
 * @returns undefined if the endpoint needs no caller, or allows anyone and the caller is not authenticated
 * @throws ApiError as `authenticate`; also email_not_verified, password_expired, forbidden, factor_required,
 * fresh_factor_required
 */
export const authorize = async (
  { access, freshFactor }: Pick<EndpointRow, 'access' | 'freshFactor'>,
  header: string | undefined,
): Promise<Caller | undefined> => {
  if (access === 'public' || access === 'token') return undefined;
  if (access === 'anyone') return header === undefined ? undefined : authenticate(header).catch(ignoreRefusal);
  const caller = await (access === 'signed_in_or_banned' ? authenticateBannedToo : authenticate)(header);
  if (access === 'verified' && !caller.account.is_verified) throw new ApiError('email_not_verified');
  const isStaffCall = access !== 'signed_in' && access !== 'signed_in_or_banned' && access !== 'verified';
  if (isStaffCall) await assertPermitted(caller, access);
  const needsFreshFactor = freshFactor === true && (isStaffCall || caller.account.has_factor);
  if (needsFreshFactor) await assertFreshFactor(caller);
  return caller;
};
