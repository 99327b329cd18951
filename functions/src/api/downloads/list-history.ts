import { listHistory as historyOf } from '../../downloads/history.ts';
import type { Handler } from '../handler.ts';

/** A page of the member's download history, newest first. */
export const listHistory: Handler<'listHistory'> = async ({ query, caller }) => {
  const { entries, total } = await historyOf(caller.uid, query);
  const { page, limit } = query;
  return { data: entries, meta: { total, page, limit, pages: Math.ceil(total / limit) } };
};
