import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { QueryOf } from '@bigorna/domain/endpoints/index';
import type { DownloadEntry } from '@bigorna/domain/entities/account';
import { DAY_MS, type Period } from '@bigorna/domain/limits';
import { fold } from '../catalogue/tokeniser.ts';
import { now } from '../platform/clock.ts';
import { count, run } from '../platform/firestore.ts';

type HistoryQuery = QueryOf<'listHistory'>;

/** Counted back from this moment, so that they mean the same in every time zone. */
const PERIOD_MS: Readonly<Record<Period, number>> = {
  all: Number.POSITIVE_INFINITY,
  today: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

const matcher = ({ search, period, type }: HistoryQuery): ((entry: DownloadEntry) => boolean) => {
  const wanted = fold(search);
  const since = now().getTime() - PERIOD_MS[period];
  return (entry) =>
    (type === 'all' || entry.type === type) &&
    entry.downloaded_at.getTime() >= since &&
    (wanted === '' || fold(`${entry.title} ${entry.short_description} ${entry.tags.join(' ')}`).includes(wanted));
};

const answered = (entry: DownloadEntry): HistoryEntry => ({
  ...entry,
  downloaded_at: entry.downloaded_at.toISOString(),
});

/** How many mods a member's history holds. */
export const countHistory = (uid: string): Promise<number> => count('downloadHistory', { uid });

/**
 * A page of a member's history, newest first, and how many entries match in all. Unfiltered pages read no further than
 * they reach; filters read the whole history, which Firestore cannot search.
 */
export const listHistory = async (
  uid: string,
  query: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; total: number }> => {
  const { limit, page, search, period, type } = query;
  const [from, to] = [(page - 1) * limit, page * limit];
  if (search === '' && period === 'all' && type === 'all') {
    const total = await countHistory(uid);
    const found = from < total ? await run('downloadHistory', { uid }, { limit: to }) : [];
    return { entries: found.slice(from).map(({ data }) => answered(data)), total };
  }
  const all = await run('downloadHistory', { uid });
  const matching = all.map(({ data }) => data).filter(matcher(query));
  return { entries: matching.slice(from, to).map(answered), total: matching.length };
};
