import { ROLES } from '@bigorna/domain/access/roles';
import { toSearchPrefix } from '@bigorna/domain/account-search';
import type { usersQuery } from '@bigorna/domain/endpoints/admin/users.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { createFieldError } from '../../../platform/api-error.ts';
import { doc, runLenient } from '../../../platform/firestore.ts';
import { toPeriod } from '../../../platform/period.ts';
import { getPageByIds, type ListPage, queryListPage } from '../query-list-page.ts';

type UsersListQuery = z.output<typeof usersQuery>;
type Filter = UsersListQuery['filter'];
type AccountsPage = ListPage<Account>;

const getRef = (uid: string) => doc('users/{uid}', uid);

const BOTH = [false, true] as const;

/** The values of the declared queries: a filter that is not set allows all values. */
const toValues = ({ role: roles = [...ROLES], is_banned, is_verified, ...times }: Filter) => ({
  roles,
  bans: is_banned === undefined ? BOTH : [is_banned],
  verifications: is_verified === undefined ? BOTH : [is_verified],
  ...toPeriod(times),
});

const matchesFilter = (account: Account, filter: Filter): boolean => {
  const { roles, bans, verifications, from, to } = toValues(filter);
  return (
    roles.includes(account.role) &&
    bans.includes(account.is_banned) &&
    verifications.includes(account.is_verified) &&
    account.member_since >= from &&
    account.member_since <= to
  );
};

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

const findSorted = (query: UsersListQuery, prefix: string): Promise<AccountsPage> => {
  const values = { ...toValues(query.filter), beginning: prefix };
  if (query.sort[0] === 'member_since') {
    return queryListPage(prefix === '' ? 'accountsByDate' : 'accountsNamedByDate', values, query, getRef);
  }
  const { from, to } = query.filter;
  if ((from ?? to) !== undefined) throw createFieldError('sort', 'invalid_value');
  return queryListPage(prefix === '' ? 'accountsSorted' : 'accountsNamed', values, query, getRef);
};

/**
 * Finds a page of accounts: by ids, by an e-mail, by the prefix of a name (also as `@username`), or all.
 *
 * @param seesPrivate whether the current user may see e-mails
 * @throws ApiError invalid_request for a sort that the filters do not support
 */
export const findAccounts = async (query: UsersListQuery, seesPrivate: boolean): Promise<AccountsPage> => {
  const { q = '', id } = query.filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  if (q.lastIndexOf('@') > 0) return findByEmail(q, query.filter, seesPrivate);
  return findSorted(query, toSearchPrefix(q.replace('@', '')));
};
