import type { Handler } from '../../handler.ts';
import { readLog } from './read-log.ts';

/** One entry of the log. */
export const adminGetLog: Handler<'adminGetLog'> = async ({ params, caller }) => ({
  data: await readLog(params.id, caller.account.role),
});
