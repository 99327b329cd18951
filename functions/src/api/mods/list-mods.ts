import { catalogue } from '../../catalogue/index.ts';
import type { Handler } from '../handler.ts';
import { listMeta } from '../list-meta.ts';

/** The approved catalogue, as a visitor's question selects and orders it. */
export const listMods: Handler<'listMods'> = async ({ query }) => {
  const { cards, ...found } = await catalogue.list(query);
  return { data: cards, meta: listMeta(query, found) };
};
