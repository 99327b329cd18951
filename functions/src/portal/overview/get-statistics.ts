import type { Statistics } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { catalogue } from '../../catalogue/index.ts';
import { getSiteTotals } from '../../members/accounts/site-totals.ts';
import { now } from '../../platform/clock.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';
import { getDailyStats, getRetainedDays } from './get-daily-stats.ts';

/** Maximum age of today's counts. */
const TODAY_MS = 3 * 60_000;
const TTL_MS = 30_000;
const TOP_MODS = 10;

const NO_COUNTS = { downloads: 0, registrations: 0, comments: 0 } as const;

const getStats = memoizeWithTtl(TTL_MS, () => getDailyStats(TODAY_MS));

const topMods = async (): Promise<Statistics['top_mods']> => {
  const { cards } = await catalogue.listForConsole({
    sort: ['downloads', 'DESC'],
    range: [0, TOP_MODS - 1],
    filter: { status: 'approved' },
  });
  return cards.map(({ id, title, slug, downloads }) => ({ id, title, slug, downloads }));
};

/** Counts of the last days, and totals. */
export const getStatistics = async (days: number): Promise<Statistics> => {
  const [counted, totals, top_mods, mods] = await Promise.all([
    getStats(),
    getSiteTotals(),
    topMods(),
    catalogue.size(),
  ]);
  return {
    totals: { downloads: totals.downloads, users: totals.users, mods, storage_bytes: counted.storage_bytes },
    days: getRetainedDays(now(), days).map((day) => ({ day, ...(counted.days[day] ?? NO_COUNTS) })),
    top_mods,
  };
};
