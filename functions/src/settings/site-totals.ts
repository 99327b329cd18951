import { type SiteStats, siteStats as schema } from '@bigorna/domain/entities/portal';
import { doc, get } from '../platform/firestore.ts';
import { kept } from '../platform/kept.ts';

/** The platform's totals as the roll-ups keep them, at most a minute old; zeros where nothing was counted yet. */
export const siteTotals = kept(
  60_000,
  async (): Promise<SiteStats> => (await get(doc('stats/site'))) ?? schema.parse({}),
);
