import { queuesFor } from '../../../overview/queues.ts';
import type { Handler } from '../../handler.ts';

/** What waits for the reader. */
export const adminOverview: Handler<'adminOverview'> = async ({ caller }) => ({
  data: { queues: await queuesFor(caller.account.role) },
});
