import { query } from './query.ts';

const ACCOUNT_SORTS = [
  ['member_since', 'desc'],
  ['member_since', 'asc'],
  ['last_login', 'desc'],
  ['last_login', 'asc'],
  ['username', 'asc'],
  ['username', 'desc'],
] as const;
/** An account has an entry in each of these for each beginning of its names: no more than are needed. */
const NAMED_SORTS = [
  ['member_since', 'desc'],
  ['username', 'asc'],
] as const;

/** Accounts, and the names they hold. */
export const accountQueries = {
  accounts: query('users/{uid}', { scope: 'collection', filters: [], order: [] }),
  accountsSince: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['member_since', '>', 'after'],
      ['member_since', '<=', 'until'],
    ],
    order: [['member_since', 'asc']],
  }),
  bansEnded: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['is_banned', '=='],
      ['banned_until', '<=', 'now'],
    ],
    order: [['banned_until', 'asc']],
  }),
  superAdmins: query('users/{uid}', { scope: 'collection', filters: [['role', '==']], order: [] }),
  accountsForNewMods: query('users/{uid}', {
    scope: 'collection',
    filters: [['settings.notify_new_mods', '==', 'wanted']],
    order: [],
  }),
  deletionsBegun: query('deletions/{uid}', { scope: 'collection', filters: [], order: [['requested_at', 'asc']] }),
  usernamesOf: query('usernames/{lower}', { scope: 'collection', filters: [['uid', '==']], order: [] }),
  pendingUsernames: query('usernames/{lower}', {
    scope: 'collection',
    filters: [
      ['pending', '=='],
      ['created_at', '<', 'before'],
    ],
    order: [['created_at', 'asc']],
  }),
  limitsOf: query('users/{uid}/limits/{kind}', { scope: 'collection', filters: [], order: [] }),
  accountsOfAddress: query('users/{uid}', { scope: 'collection', filters: [['email', '==']], order: [] }),
  accountsSorted: query('users/{uid}', { scope: 'collection', filters: [], order: [], sorts: ACCOUNT_SORTS }),
  accountsOfRole: query('users/{uid}', {
    scope: 'collection',
    filters: [['role', '==']],
    order: [],
    sorts: ACCOUNT_SORTS,
  }),
  accountsBanned: query('users/{uid}', {
    scope: 'collection',
    filters: [['is_banned', '==']],
    order: [],
    sorts: ACCOUNT_SORTS,
  }),
  accountsVerified: query('users/{uid}', {
    scope: 'collection',
    filters: [['is_verified', '==']],
    order: [],
    sorts: ACCOUNT_SORTS,
  }),
  accountsNamed: query('users/{uid}', {
    scope: 'collection',
    filters: [['search', 'array-contains', 'beginning']],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsNamedOfRole: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['search', 'array-contains', 'beginning'],
      ['role', '=='],
    ],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsNamedBanned: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['search', 'array-contains', 'beginning'],
      ['is_banned', '=='],
    ],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsNamedVerified: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['search', 'array-contains', 'beginning'],
      ['is_verified', '=='],
    ],
    order: [],
    sorts: NAMED_SORTS,
  }),
};
