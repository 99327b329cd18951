import { removeFromHistory as removeFrom } from '../../downloads/change-history.ts';
import type { Handler } from '../handler.ts';

/** Takes one mod out of the caller's history. */
export const removeFromHistory: Handler<'removeFromHistory'> = async ({ params, caller }) => {
  await removeFrom(caller.uid, params.modId);
  return { data: null };
};
