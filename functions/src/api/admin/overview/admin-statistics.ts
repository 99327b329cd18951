import { statistics } from '../../../overview/statistics.ts';
import type { Handler } from '../../handler.ts';

/** What the last days came to. */
export const adminStatistics: Handler<'adminStatistics'> = async ({ query }) => ({
  data: await statistics(query.days),
});
