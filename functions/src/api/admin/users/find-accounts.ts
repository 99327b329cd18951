import { toSearchPrefix } from '@bigorna/domain/account-search';
import type { usersQuery } from '@bigorna/domain/endpoints/admin/users.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { createFieldError } from '../../../platform/api-error.ts';
import { doc, runLenient } from '../../../platform/firestore.ts';
import { getPageByIds, type ListPage, queryListPage } from '../query-list-page.ts';

type UsersListQuery = z.output<typeof usersQuery>;
type Filter = UsersListQuery['filter'];
type AccountsPage = ListPage<Account>;

const getRef = (uid: string) => doc('users/{uid}', uid);

/** Rejects combined filters: the indexes support one filter at a time. */
const assertSingleFilter = ({ role, is_banned, is_verified }: Filter): void => {
  const present = Object.entries({ role, is_banned, is_verified }).filter(([, value]) => value !== undefined);
  const [, second] = present;
  if (second !== undefined) throw createFieldError(`filter.${second[0]}`, 'invalid_value');
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

const findByPrefix = (beginning: string, query: UsersListQuery): Promise<AccountsPage> => {
  const { role, is_banned, is_verified } = query.filter;
  if (role !== undefined) return queryListPage('accountsNamedOfRole', { beginning, role }, query, getRef);
  if (is_banned !== undefined) return queryListPage('accountsNamedBanned', { beginning, is_banned }, query, getRef);
  if (is_verified !== undefined)
    return queryListPage('accountsNamedVerified', { beginning, is_verified }, query, getRef);
  return queryListPage('accountsNamed', { beginning }, query, getRef);
};

const findSorted = (query: UsersListQuery): Promise<AccountsPage> => {
  const { role, is_banned, is_verified } = query.filter;
  if (role !== undefined) return queryListPage('accountsOfRole', { role }, query, getRef);
  if (is_banned !== undefined) return queryListPage('accountsBanned', { is_banned }, query, getRef);
  if (is_verified !== undefined) return queryListPage('accountsVerified', { is_verified }, query, getRef);
  return queryListPage('accountsSorted', {}, query, getRef);
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
