import type { Account } from '@bigorna/domain/entities/account';
import { accountOf, LONG_AGO } from './documents.ts';

/** Who asks. All but the last two are the same verified member with one thing different. */
export const IDENTITIES = [
  'signed out',
  'nobody',
  'unverified',
  'user',
  'owner',
  'banned',
  'revoked',
  'moderator',
  'admin',
  'super_admin',
] as const;
export type Identity = (typeof IDENTITIES)[number];

export const VERIFIED = ['user', 'owner', 'moderator', 'admin', 'super_admin'] as const satisfies readonly Identity[];
export const MEMBERS = ['unverified', ...VERIFIED] as const satisfies readonly Identity[];
/** Who sees what is public. */
export const VISITORS = ['signed out', ...MEMBERS] as const satisfies readonly Identity[];
export const NO_ONE: readonly Identity[] = [];

/** A visitor has no uid of their own; what they try is tried on the owner's documents. */
export const uidOf = (identity: Identity): string => (identity === 'signed out' ? 'owner' : identity);
export const UIDS = [...new Set(IDENTITIES.map(uidOf))];

/** When everybody signed in, in seconds, as tokens have it. */
export const SIGNED_IN_AT = Math.floor(Date.now() / 1000) - 600;

/** The account of an identity; null for a token without one. */
export const accountFor = (uid: string): Account | null => {
  switch (uid) {
    case 'nobody':
      return null;
    case 'unverified':
      return accountOf(uid, { is_verified: false });
    case 'banned':
      return accountOf(uid, { is_banned: true, ban_reason: 'spam', banned_at: LONG_AGO });
    case 'revoked':
      return accountOf(uid, { valid_after: new Date((SIGNED_IN_AT + 60) * 1000) });
    case 'moderator':
    case 'admin':
    case 'super_admin':
      return accountOf(uid, { role: uid });
    default:
      return accountOf(uid);
  }
};
