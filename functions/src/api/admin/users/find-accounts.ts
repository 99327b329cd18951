import { searchedBeginning } from '@bigorna/domain/account-search';
import type { usersQuestion } from '@bigorna/domain/endpoints/admin/users';
import type { Account } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { doc, runSound } from '../../../platform/firestore.ts';
import { firestorePage, type ListPage, pageOfIds, refused, sortOf } from '../firestore-page.ts';

type Question = z.output<typeof usersQuestion>;
type Filter = Question['filter'];
type Accounts = ListPage<Account>;

const refOf = (uid: string) => doc('users/{uid}', uid);
const pathOf = (uid: string): string => refOf(uid).path;

/** Lists have an index for one of them at a time. */
const checkFilters = ({ role, is_banned, is_verified }: Filter): void => {
  const given = Object.entries({ role, is_banned, is_verified }).filter(([, value]) => value !== undefined);
  const [, second] = given;
  if (second !== undefined) throw refused(`filter.${second[0]}`);
};

const fits = (account: Account, { role, is_banned, is_verified }: Filter): boolean =>
  (role === undefined || role === account.role) &&
  (is_banned === undefined || is_banned === account.is_banned) &&
  (is_verified === undefined || is_verified === account.is_verified);

/** The account of a whole address, for those who may see it; for others no address has one. */
const ofAddress = async (address: string, filter: Filter, seesPrivate: boolean): Promise<Accounts> => {
  const email = address.trim().toLowerCase();
  const { found } = seesPrivate ? await runSound('accountsOfAddress', { email }, { limit: 2 }) : { found: [] };
  const fitting = found.filter(({ data }) => fits(data, filter));
  return { found: fitting, first: 0, total: fitting.length };
};

const named = (beginning: string, { sort: wish, ...rows }: Question): Promise<Accounts> => {
  const { role, is_banned, is_verified } = rows.filter;
  const question = { ...rows, sort: sortOf('accountsNamed', wish) };
  if (role !== undefined) return firestorePage('accountsNamedOfRole', { beginning, role }, question, pathOf);
  if (is_banned !== undefined) return firestorePage('accountsNamedBanned', { beginning, is_banned }, question, pathOf);
  if (is_verified !== undefined)
    return firestorePage('accountsNamedVerified', { beginning, is_verified }, question, pathOf);
  return firestorePage('accountsNamed', { beginning }, question, pathOf);
};

const listed = ({ sort: wish, ...rows }: Question): Promise<Accounts> => {
  const { role, is_banned, is_verified } = rows.filter;
  const question = { ...rows, sort: sortOf('accountsSorted', wish) };
  if (role !== undefined) return firestorePage('accountsOfRole', { role }, question, pathOf);
  if (is_banned !== undefined) return firestorePage('accountsBanned', { is_banned }, question, pathOf);
  if (is_verified !== undefined) return firestorePage('accountsVerified', { is_verified }, question, pathOf);
  return firestorePage('accountsSorted', {}, question, pathOf);
};

/**
 * The accounts that a question finds: by ids, by a whole address, by the beginning of a name, or all.
 *
 * @throws ApiError invalid_request where more than one of role, ban and verification is asked for, or an order that the
 *   list does not have
 */
export const findAccounts = async (question: Question, seesPrivate: boolean): Promise<Accounts> => {
  const { q = '', id } = question.filter;
  if (id !== undefined) return pageOfIds(id, refOf);
  checkFilters(question.filter);
  if (q.includes('@')) return ofAddress(q, question.filter, seesPrivate);
  const beginning = searchedBeginning(q);
  return beginning === '' ? listed(question) : named(beginning, question);
};
