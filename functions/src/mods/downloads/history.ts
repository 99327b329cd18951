import { toHistoryEntry } from '@bigorna/domain/download-entry';
import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads.schemas';
import type { EndpointQuery } from '@bigorna/domain/endpoints/index.schemas';
import type { DownloadEntry } from '@bigorna/domain/entities/account';
import { mod } from '@bigorna/domain/entities/mod';
import { fold } from '@bigorna/domain/fold';
import { getPeriodStart } from '@bigorna/domain/period-start';
import { now } from '../../platform/clock.ts';
import { count, doc, getAll, remove, run } from '../../platform/firestore.ts';
import { deletePages, queryPages } from '../../platform/query-pages.ts';

type HistoryQuery = EndpointQuery<'listHistory'>;

const createMatcher = ({ search, period, utc_offset, type }: HistoryQuery): ((entry: DownloadEntry) => boolean) => {
  const term = fold(search);
  const since = getPeriodStart(period, utc_offset, now());
  return (entry) =>
    (type === 'all' || entry.type === type) &&
    entry.downloaded_at >= since &&
    (term === '' || fold(`${entry.title} ${entry.short_description} ${entry.tags.join(' ')}`).includes(term));
};

const STATUS_ONLY = mod.pick({ status: true });

/** Converts entries for the response. Reads each mod for its status: one read per entry. */
const toHistoryEntries = async (entries: readonly DownloadEntry[]): Promise<HistoryEntry[]> => {
  const mods = await getAll(entries.map(({ mod_id }) => ({ ...doc('mods/{mod}', mod_id), schema: STATUS_ONLY })));
  return entries.map((entry, i) => ({
    ...toHistoryEntry(entry),
    status: mods[i]?.status === 'approved' ? 'available' : 'unavailable',
  }));
};

/** Number of mods in a member's download history. */
export const countHistory = (uid: string): Promise<number> => count('downloadHistory', { uid });

/**
 * A page of a member's history, newest first, and the number of matches. Unfiltered pages read only their entries.
 * Filters read the whole history, because Firestore cannot search it.
 */
export const listHistory = async (
  uid: string,
  query: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; total: number }> => {
  const { limit, page, search, period, type } = query;
  const [from, to] = [(page - 1) * limit, page * limit];
  if (search === '' && period === 'all' && type === 'all') {
    const total = await countHistory(uid);
    const docs = from < total ? await run('downloadHistory', { uid }, { offset: from, limit }) : [];
    return { entries: await toHistoryEntries(docs.map(({ data }) => data)), total };
  }
  const all = await run('downloadHistory', { uid });
  const matching = all.map(({ data }) => data).filter(createMatcher(query));
  return { entries: await toHistoryEntries(matching.slice(from, to)), total: matching.length };
};

/** Removes a mod from a member's download history. The downloader record remains, because ratings require it. */
export const removeFromHistory = (uid: string, modId: string): Promise<void> =>
  remove(doc('users/{uid}/downloads/{mod}', uid, modId));

/** Removes all mods from a member's download history. */
export const clearHistory = (uid: string): Promise<void> => deletePages(queryPages('downloadsByUid', { uid }));
