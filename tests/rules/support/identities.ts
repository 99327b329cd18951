import type { Account } from '@bigorna/domain/entities/account';
import { SESSION_AGE_MS } from '@bigorna/domain/limits';
import { buildAccount, LONG_AGO } from './documents.ts';

/** Callers. Most are the same verified member with one difference. */
export const IDENTITIES = [
  'signed out',
  'nobody',
  'unverified',
  'user',
  'owner',
  'banned',
  'revoked',
  'ended session',
  'too old',
  'without session',
  'staff without factor',
  'moderator',
  'admin',
  'super_admin',
] as const;
export type Identity = (typeof IDENTITIES)[number];

export const VERIFIED = [
  'user',
  'owner',
  'staff without factor',
  'moderator',
  'admin',
  'super_admin',
] as const satisfies readonly Identity[];
export const MEMBERS = ['unverified', ...VERIFIED] as const satisfies readonly Identity[];
/** Identities that may read public data. */
export const VISITORS = ['signed out', ...MEMBERS] as const satisfies readonly Identity[];

/** Uid of an identity. A visitor has no uid and uses the documents of the owner. */
export const getUid = (identity: Identity): string => (identity === 'signed out' ? 'owner' : identity);
export const UIDS = [...new Set(IDENTITIES.map(getUid))];

/** Sign-in time of all identities in seconds, as in tokens. */
export const SIGNED_IN_AT = Math.floor(Date.now() / 1000) - 600;

/** Session id in the tokens of all identities except `without session`. */
export const SESSION = 'session';

/** Custom claims that the server adds to a token. */
export type Claims = { readonly sid?: string; readonly minted_at?: number; readonly mfa?: number };

/** Claims of an identity's token. Most have a second factor, which matters for staff only. */
export const getClaims = (identity: string): Claims => {
  const claims = { sid: SESSION, minted_at: SIGNED_IN_AT, mfa: SIGNED_IN_AT };
  switch (identity) {
    // Exceeds the greatest age for staff. Other tests cover the greatest age for members.
    case 'too old':
      return { ...claims, minted_at: SIGNED_IN_AT - SESSION_AGE_MS.staff / 1000 };
    case 'without session':
      return { mfa: SIGNED_IN_AT };
    case 'staff without factor':
      return { sid: SESSION, minted_at: SIGNED_IN_AT };
    default:
      return claims;
  }
};

/** Account of an identity. Null for a token without an account. */
export const getAccount = (uid: string): Account | null => {
  switch (uid) {
    case 'nobody':
      return null;
    case 'unverified':
      return buildAccount(uid, { is_verified: false });
    case 'banned':
      return buildAccount(uid, { is_banned: true, ban_reason: 'spam', banned_at: LONG_AGO });
    case 'revoked':
      return buildAccount(uid, { valid_after: new Date((SIGNED_IN_AT + 60) * 1000) });
    case 'ended session':
      return buildAccount(uid, { role: 'super_admin', sessions: {} });
    case 'too old':
    case 'without session':
    case 'staff without factor':
      return buildAccount(uid, { role: 'super_admin' });
    case 'moderator':
    case 'admin':
    case 'super_admin':
      return buildAccount(uid, { role: uid });
    default:
      return buildAccount(uid);
  }
};
