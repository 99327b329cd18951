import { countHistory as countOf } from '../../downloads/history.ts';
import type { Handler } from '../handler.ts';

/** How many mods the member's history holds. */
export const countHistory: Handler<'countHistory'> = async ({ caller }) => ({
  data: { total: await countOf(caller.uid) },
});
