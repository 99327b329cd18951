import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { QueryOf } from '@bigorna/domain/endpoints/index';
import type { DownloadEntry } from '@bigorna/domain/entities/account';
import { mod } from '@bigorna/domain/entities/mod';
import { fold } from '../catalogue/tokeniser.ts';
import { count, doc, getAll, run } from '../platform/firestore.ts';
import { beginningOf } from '../platform/periods.ts';

type HistoryQuery = QueryOf<'listHistory'>;

const matcher = ({ search, period, type }: HistoryQuery): ((entry: DownloadEntry) => boolean) => {
  const wanted = fold(search);
  const since = beginningOf(period);
  return (entry) =>
    (type === 'all' || entry.type === type) &&
    entry.downloaded_at >= since &&
    (wanted === '' || fold(`${entry.title} ${entry.short_description} ${entry.tags.join(' ')}`).includes(wanted));
};

const statusOf = mod.pick({ status: true });

/** Entries as answered: whether a mod can be had is asked of the mod itself, one read an entry. */
const answered = async (entries: readonly DownloadEntry[]): Promise<HistoryEntry[]> => {
  const mods = await getAll(entries.map(({ mod_id }) => ({ ...doc('mods/{mod}', mod_id), schema: statusOf })));
  return entries.map((entry, i) => ({
    ...entry,
    status: mods[i]?.status === 'approved' ? 'available' : 'unavailable',
    downloaded_at: entry.downloaded_at.toISOString(),
  }));
};

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
    const found = from < total ? await run('downloadHistory', { uid }, { offset: from, limit }) : [];
    return { entries: await answered(found.map(({ data }) => data)), total };
  }
  const all = await run('downloadHistory', { uid });
  const matching = all.map(({ data }) => data).filter(matcher(query));
  return { entries: await answered(matching.slice(from, to)), total: matching.length };
};
