import { toSearchPrefix } from '@bigorna/domain/account-search';
import { adminModsQuery } from '@bigorna/domain/endpoints/admin/mods.schemas';
import { usersQuery } from '@bigorna/domain/endpoints/admin/users.schemas';
import { id } from '@bigorna/domain/entities/common';
import { catalogue } from '../../../catalogue/index.ts';
import { doc } from '../../../platform/firestore.ts';
import { findAccounts } from '../users/find-accounts.ts';

/** Maximum of mods, of deleted mods and of accounts whose entries a search shows. */
const MATCHES_MAX = 8;
const RANGE: [number, number] = [0, MATCHES_MAX - 1];

const findMods = async (q: string, deleted: boolean): Promise<string[]> => {
  const query = { sort: ['relevance', 'DESC'], range: RANGE, filter: { q, deleted } };
  const { cards } = await catalogue.listForConsole(adminModsQuery.parse(query));
  return cards.map((card) => doc('mods/{mod}', card.id).path);
};

const findUsers = async (q: string, seesPrivate: boolean): Promise<string[]> => {
  // Without a letter, every account would match.
  if (toSearchPrefix(q.replace('@', '')) === '') return [];
  const query = { sort: ['username', 'ASC'], range: RANGE, filter: { q } };
  const { docs } = await findAccounts(usersQuery.parse(query), seesPrivate);
  return docs.map((account) => doc('users/{uid}', account.id).path);
};

/** Paths of the mod and the account with an id: a deleted one has no name. Empty for a text that is no id. */
const getPathsOfId = (q: string): string[] =>
  /\s/.test(q) || !id.safeParse(q).success ? [] : [doc('mods/{mod}', q).path, doc('users/{uid}', q).path];

/**
 * Paths of the mods and accounts that a search text names. The text may also be the id of a mod or an account.
 *
 * @param seesPrivate whether the current user may search for e-mail addresses
 * @returns the best matches of each kind first, because a query with several actions takes only the first paths
 */
export const findNamedPaths = async (q: string, seesPrivate: boolean): Promise<string[]> => {
  const kinds = await Promise.all([findMods(q, false), findUsers(q, seesPrivate), findMods(q, true)]);
  const byTurns = Array.from({ length: MATCHES_MAX }, (_, turn) => turn).flatMap((turn) =>
    kinds.flatMap((paths) => paths[turn] ?? []),
  );
  return [...new Set([...byTurns, ...getPathsOfId(q)])];
};
