import { addViewTime } from '../../activity/view-time.ts';
import { catalogue } from '../../catalogue/index.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Adds to how long the caller had a mod's page open; where their view was not counted, nothing happens. */
export const viewTime: Handler<'viewTime'> = async ({ params, body, caller }) => {
  const { id } = notFoundUnless(await catalogue.find(params.id), 'mod_not_found');
  await addViewTime(caller.uid, id, body.seconds);
  return { data: null };
};
