import { z } from 'zod';
import { count, id, timestamp } from './common.ts';

/** Accounts that a mass sign-out covers. */
export const SIGN_OUT_SCOPES = ['staff', 'all'] as const;

/**
 * `sign_outs/{id}`: ends the sessions of many accounts, page by page. A scheduled job continues until all accounts are
 * signed out.
 */
export const signOut = z.object({
  /** The staff member who started the sign-out. The account of this member is skipped. */
  actor: id,
  scope: z.enum(SIGN_OUT_SCOPES),
  expire_passwords: z.boolean(),
  state: z.enum(['running', 'done']),
  /** Id of the last account that was read; null before the first page. */
  cursor: id.nullable(),
  /** Number of accounts that were signed out. */
  accounts: count,
  started_at: timestamp,
  /** Time of the last page. */
  moved_at: timestamp,
});
export type SignOut = z.infer<typeof signOut>;
