import { bothWays, createQueryFactory, defineQuery } from './query.ts';

const accounts = createQueryFactory('users/{uid}');
const usernames = createQueryFactory('usernames/{lower}');

/**
 * Filters of the console's account list. A query without one of these filters passes all its values, so that one index
 * per sort order serves every combination.
 */
const KIND = [
  ['role', 'in', 'roles'],
  ['is_banned', 'in', 'bans'],
  ['is_verified', 'in', 'verifications'],
] as const;
const REGISTERED = [
  ['member_since', '>=', 'from'],
  ['member_since', '<=', 'to'],
] as const;
const NAME_PREFIX = ['search', 'array-contains', 'beginning'] as const;

/** Accounts and usernames. */
export const accountQueries = {
  accounts: accounts({}),
  accountsSince: accounts({
    filters: [
      ['member_since', '>', 'after'],
      ['member_since', '<=', 'until'],
    ],
    order: [['member_since', 'asc']],
  }),
  bansEnded: accounts({ filters: ['is_banned', ['banned_until', '<=', 'now']], order: [['banned_until', 'asc']] }),
  accountsUnverified: accounts({
    filters: [['unverified_since', '<=', 'cutoff']],
    order: [['unverified_since', 'asc']],
  }),
  factorResetsDue: defineQuery('factors/{uid}', {
    filters: [['reset_due_at', '<=', 'now']],
    order: [['reset_due_at', 'asc']],
  }),
  signOutsRunning: defineQuery('sign_outs/{signOut}', { filters: ['state'] }),
  staffPresent: defineQuery('staff_presence/{uid}', {
    filters: [['expires_at', '>', 'at']],
    order: [['expires_at', 'asc']],
  }),
  superAdmins: accounts({ filters: ['role'] }),
  accountsForNewMods: accounts({ filters: [['settings.notify_new_mods', '==', 'wanted']] }),
  deletionsBegun: defineQuery('deletions/{uid}', { order: [['requested_at', 'asc']] }),
  usernamesByUid: usernames({ filters: ['uid'] }),
  pendingUsernames: usernames({ filters: ['pending', ['created_at', '<', 'before']], order: [['created_at', 'asc']] }),
  limitsByUid: defineQuery('users/{uid}/limits/{kind}', {}),
  rateLimitsByUid: defineQuery('rate_limits/{window}', { filters: ['uid'] }),
  accountsOfAddress: accounts({ filters: ['email'] }),
  accountsByDate: accounts({ filters: [...KIND, ...REGISTERED], sorts: bothWays('member_since') }),
  accountsSorted: accounts({ filters: KIND, sorts: [...bothWays('last_login'), ...bothWays('username')] }),
  // No search by last login, because each account has an index entry per sort order and name prefix.
  accountsNamedByDate: accounts({ filters: [NAME_PREFIX, ...KIND, ...REGISTERED], sorts: bothWays('member_since') }),
  accountsNamed: accounts({ filters: [NAME_PREFIX, ...KIND], sorts: bothWays('username') }),
};
