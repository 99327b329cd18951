import { may } from '@bigorna/domain/access/permissions';
import type { EndpointAccess } from '@bigorna/domain/endpoints/endpoint';
import type { Account } from '@bigorna/domain/entities/account';
import { ApiError } from '../platform/api-error.ts';
import { doc, get } from '../platform/firestore.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { readBearer } from './bearer.ts';

/** The member who calls. */
export interface Caller {
  readonly uid: string;
  readonly account: Account;
}

/**
 * The failure a banned account is told: why, and until when where the ban ends by itself. Without a reason of its own the
 * reader's language has one.
 */
export const bannedError = ({ ban_reason, banned_until }: Account): ApiError => {
  const reason = ban_reason === null ? ({ by: 'banned_default_reason' } as const) : { words: ban_reason };
  const until = banned_until === null ? [] : [{ words: banned_until.toISOString() }];
  return new ApiError('banned', {
    values: ban_reason === null ? {} : { reason: ban_reason },
    fields: [
      { path: 'ban_reason', code: 'banned', said: reason },
      ...until.map((said) => ({ path: 'banned_until', code: 'banned', said }) as const),
    ],
  });
};

/**
 * Whether a sign-in is older than the account's revocation. Sign-ins are known to the second, so one in the same second
 * still counts as later; firestore.rules reads it the same way.
 */
export const isRevoked = (account: Account, signedInAt: number): boolean =>
  (signedInAt + 1) * 1000 <= account.valid_after.getTime();

/**
 * The member behind an Authorization header, asked in this order: signature and expiry, account document, ban,
 * revocation. A genuine token without an account document is nobody.
 *
 * @throws ApiError unauthorized, token_invalid, token_expired, banned
 */
export const identify = async (header: string | undefined): Promise<Caller> => {
  const { uid, signedInAt, expired } = await readBearer(header);
  if (expired) throw new ApiError('token_expired');
  const account = await get(doc('users/{uid}', uid));
  if (account === undefined) throw new ApiError('unauthorized');
  if (account.is_banned) throw bannedError(account);
  if (isRevoked(account, signedInAt)) throw new ApiError('token_expired');
  return { uid, account };
};

/** A refusal makes a stranger of whoever need not be known; anything else that fails is not ours to hide. */
const nobody = (error: unknown): undefined => {
  if (!(error instanceof ApiError)) throw error;
};

/**
 * Lets a caller in to an endpoint, or says why not.
 *
 * @returns undefined where the endpoint asks for nobody
 * @throws ApiError as `identify`, and email_not_verified, forbidden
 */
export const admit = async (access: EndpointAccess, header: string | undefined): Promise<Caller | undefined> => {
  if (access === 'public' || access === 'token') return undefined;
  if (access === 'anyone') return header === undefined ? undefined : identify(header).catch(nobody);
  const caller = await identify(header);
  if (access === 'signed_in') return caller;
  if (access === 'verified') {
    if (!caller.account.is_verified) throw new ApiError('email_not_verified');
    return caller;
  }
  const { admin_panel_access } = await siteSettings();
  if (!may(caller.account.role, access, admin_panel_access)) throw new ApiError('forbidden');
  return caller;
};
