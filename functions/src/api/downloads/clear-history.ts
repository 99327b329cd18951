import { clearHistory as clearHistoryOf } from '../../downloads/change-history.ts';
import type { Handler } from '../handler.ts';

/** Takes every mod out of the caller's history. */
export const clearHistory: Handler<'clearHistory'> = async ({ caller }) => {
  await clearHistoryOf(caller.uid);
  return { data: null };
};
