import type { Statistics } from '@bigorna/domain/endpoints/admin/overview';
import { catalogue } from '../catalogue/index.ts';
import { now } from '../platform/clock.ts';
import { kept } from '../platform/kept.ts';
import { siteTotals } from '../settings/site-totals.ts';
import { dailyFigures, keptDays } from './daily-figures.ts';

/** How old today's figures may be. */
const TODAY_MS = 3 * 60_000;
const KEPT_MS = 30_000;
const TOP_MODS = 10;

const NOTHING = { downloads: 0, registrations: 0, comments: 0 } as const;

const figures = kept(KEPT_MS, () => dailyFigures(TODAY_MS));

const topMods = async (): Promise<Statistics['top_mods']> => {
  const { cards } = await catalogue.listForConsole({
    sort: ['downloads', 'DESC'],
    range: [0, TOP_MODS - 1],
    filter: { status: 'approved' },
  });
  return cards.map(({ id, title, slug, downloads }) => ({ id, title, slug, downloads }));
};

/** What the last days came to, and what there is in all. */
export const statistics = async (days: number): Promise<Statistics> => {
  const [counted, totals, top_mods, mods] = await Promise.all([figures(), siteTotals(), topMods(), catalogue.size()]);
  return {
    totals: { downloads: totals.downloads, users: totals.users, mods, storage_bytes: counted.storage_bytes },
    days: keptDays(now(), days).map((day) => ({ day, ...(counted.days[day] ?? NOTHING) })),
    top_mods,
  };
};
