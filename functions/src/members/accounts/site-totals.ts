import { type SiteStats, siteStats as schema } from '@bigorna/domain/entities/portal';
import { doc, get, increment, type Writer } from '../../platform/firestore.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';

/** The counted totals, up to a minute old; zero before the first count. */
export const getSiteTotals = memoizeWithTtl(60_000, async (): Promise<SiteStats> => {
  const totals = (await get(doc('stats/site'))) ?? schema.parse({});
  return { ...totals, users: Math.max(0, totals.users) };
});

/** Counts a created or deleted account, in the same transaction. */
export const countUser = (tx: Writer, by: 1 | -1): void => tx.merge(doc('stats/site'), { users: increment(by) });
