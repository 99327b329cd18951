import { listActivity as activityOf } from '../../activity/list.ts';
import type { Handler } from '../handler.ts';
import { listMeta } from '../list-meta.ts';

/** A page of what the caller did, newest first. */
export const listActivity: Handler<'listActivity'> = async ({ query, caller }) => {
  const { entries, total } = await activityOf(caller.uid, query);
  return { data: entries, meta: listMeta(query, { total }) };
};
