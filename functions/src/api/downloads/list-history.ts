import { listHistory as historyOf } from '../../downloads/history.ts';
import type { Handler } from '../handler.ts';
import { listMeta } from '../list-meta.ts';

/** A page of the member's download history, newest first. */
export const listHistory: Handler<'listHistory'> = async ({ query, caller }) => {
  const { entries, total } = await historyOf(caller.uid, query);
  return { data: entries, meta: listMeta(query, { total }) };
};
