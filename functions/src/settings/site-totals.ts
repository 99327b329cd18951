import { type SiteStats, siteStats as schema } from '@bigorna/domain/entities/portal';
import { doc, get, increment, type Writer } from '../platform/firestore.ts';
import { kept } from '../platform/kept.ts';

/** The platform's totals as they are counted, at most a minute old; zeros where nothing was counted yet. */
export const siteTotals = kept(60_000, async (): Promise<SiteStats> => {
  const totals = (await get(doc('stats/site'))) ?? schema.parse({});
  return { ...totals, users: Math.max(0, totals.users) };
});

/** Counts an account that comes or goes, in the commit that makes or removes it. */
export const countUser = (step: Writer, by: 1 | -1): void => step.merge(doc('stats/site'), { users: increment(by) });
