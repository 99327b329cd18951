import { catalogue } from '../../catalogue/index.ts';
import type { Handler } from '../handler.ts';
import { listMeta } from '../list-meta.ts';

/** The same list over mods of every status, for the site's super_admin. */
export const listModsForSuperAdmin: Handler<'listModsForSuperAdmin'> = async ({ query }) => {
  const { cards, ...found } = await catalogue.listAll(query);
  return { data: cards, meta: listMeta(query, found) };
};
