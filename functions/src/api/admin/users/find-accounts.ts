import { toSearchPrefix } from '@bigorna/domain/account-search';
import type { usersQuery } from '@bigorna/domain/endpoints/admin/users.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { doc, runLenient } from '../../../platform/firestore.ts';
import { getPageByIds, type ListPage, queryListPage, toListQueryError, toQuerySort } from '../query-list-page.ts';

type UsersListQuery = z.output<typeof usersQuery>;
type Filter = UsersListQuery['filter'];
type AccountsPage = ListPage<Account>;

const getRef = (uid: string) => doc('users/{uid}', uid);
const getPath = (uid: string): string => getRef(uid).path;

/** Rejects combined filters: the indexes support one filter at a time. */
const assertSingleFilter = ({ role, is_banned, is_verified }: Filter): void => {
  const present = Object.entries({ role, is_banned, is_verified }).filter(([, value]) => value !== undefined);
  const [, second] = present;
  if (second !== undefined) throw toListQueryError(`filter.${second[0]}`);
};

const matchesFilter = (account: Account, { role, is_banned, is_verified }: Filter): boolean =>
  (role === undefined || role === account.role) &&
  (is_banned === undefined || is_banned === account.is_banned) &&
  (is_verified === undefined || is_verified === account.is_verified);

/**
 * Finds the account of an e-mail address, if the account matches the filter. Empty for staff who may not see e-mail
 * addresses.
 */
const findByEmail = async (text: string, filter: Filter, seesPrivate: boolean): Promise<AccountsPage> => {
  const email = text.trim().toLowerCase();
  const { docs } = seesPrivate ? await runLenient('accountsOfAddress', { email }, { limit: 2 }) : { docs: [] };
  const matches = docs.filter(({ data }) => matchesFilter(data, filter));
  return { docs: matches, first: 0, total: matches.length };
};

const findByPrefix = (prefix: string, { sort, ...query }: UsersListQuery): Promise<AccountsPage> => {
  const { role, is_banned, is_verified } = query.filter;
  const rows = { ...query, sort: toQuerySort('accountsNamed', sort) };
  if (role !== undefined) return queryListPage('accountsNamedOfRole', { beginning: prefix, role }, rows, getPath);
  if (is_banned !== undefined)
    return queryListPage('accountsNamedBanned', { beginning: prefix, is_banned }, rows, getPath);
  if (is_verified !== undefined)
    return queryListPage('accountsNamedVerified', { beginning: prefix, is_verified }, rows, getPath);
  return queryListPage('accountsNamed', { beginning: prefix }, rows, getPath);
};

const findSorted = ({ sort, ...query }: UsersListQuery): Promise<AccountsPage> => {
  const { role, is_banned, is_verified } = query.filter;
  const rows = { ...query, sort: toQuerySort('accountsSorted', sort) };
  if (role !== undefined) return queryListPage('accountsOfRole', { role }, rows, getPath);
  if (is_banned !== undefined) return queryListPage('accountsBanned', { is_banned }, rows, getPath);
  if (is_verified !== undefined) return queryListPage('accountsVerified', { is_verified }, rows, getPath);
  return queryListPage('accountsSorted', {}, rows, getPath);
};

/**
 * Finds a page of accounts: by ids, by an e-mail, by the prefix of a name, or all.
 *
 * @param seesPrivate whether the current user may see e-mails
 * @throws ApiError invalid_request for more than one filter by role, ban or verification, or an unsupported sort
 */
export const findAccounts = async (query: UsersListQuery, seesPrivate: boolean): Promise<AccountsPage> => {
  const { q = '', id } = query.filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  assertSingleFilter(query.filter);
  if (q.includes('@')) return findByEmail(q, query.filter, seesPrivate);
  const prefix = toSearchPrefix(q);
  return prefix === '' ? findSorted(query) : findByPrefix(prefix, query);
};
