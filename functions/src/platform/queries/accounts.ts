import { bothWays, createQueryFactory, defineQuery } from './query.ts';

const accounts = createQueryFactory('users/{uid}');
const usernames = createQueryFactory('usernames/{lower}');

const ACCOUNT_SORTS = [...bothWays('member_since'), ...bothWays('last_login'), ...bothWays('username')] as const;
/** Sort orders of name searches. Few, because each account has an index entry per sort order and name prefix. */
const NAMED_SORTS = [
  ['member_since', 'desc'],
  ['username', 'asc'],
] as const;

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
  signOutsRunning: defineQuery('sign_outs/{signOut}', { filters: ['state'] }),
  superAdmins: accounts({ filters: ['role'] }),
  accountsForNewMods: accounts({ filters: [['settings.notify_new_mods', '==', 'wanted']] }),
  deletionsBegun: defineQuery('deletions/{uid}', { order: [['requested_at', 'asc']] }),
  usernamesByUid: usernames({ filters: ['uid'] }),
  pendingUsernames: usernames({ filters: ['pending', ['created_at', '<', 'before']], order: [['created_at', 'asc']] }),
  limitsByUid: defineQuery('users/{uid}/limits/{kind}', {}),
  rateLimitsByUid: defineQuery('rate_limits/{window}', { filters: ['uid'] }),
  accountsOfAddress: accounts({ filters: ['email'] }),
  accountsSorted: accounts({ sorts: ACCOUNT_SORTS }),
  accountsOfRole: accounts({ filters: ['role'], sorts: ACCOUNT_SORTS }),
  accountsBanned: accounts({ filters: ['is_banned'], sorts: ACCOUNT_SORTS }),
  accountsVerified: accounts({ filters: ['is_verified'], sorts: ACCOUNT_SORTS }),
  accountsNamed: accounts({ filters: [['search', 'array-contains', 'beginning']], sorts: NAMED_SORTS }),
  accountsNamedOfRole: accounts({ filters: [['search', 'array-contains', 'beginning'], 'role'], sorts: NAMED_SORTS }),
  accountsNamedBanned: accounts({
    filters: [['search', 'array-contains', 'beginning'], 'is_banned'],
    sorts: NAMED_SORTS,
  }),
  accountsNamedVerified: accounts({
    filters: [['search', 'array-contains', 'beginning'], 'is_verified'],
    sorts: NAMED_SORTS,
  }),
};
