import { LOCAL_HISTORY_MAX } from './limits.ts';

/** What the merge needs of an entry of either list; `downloaded_at` is an ISO 8601 text. */
export interface HistoryItem {
  mod_id: string;
  downloaded_at: string;
}

const newestFirst = (a: HistoryItem, b: HistoryItem): number =>
  (Date.parse(b.downloaded_at) || 0) - (Date.parse(a.downloaded_at) || 0);

/**
 * The download history shown: server and local list together, each mod once, local entries win, newest first.
 *
 * Source: specification section 4, "Download history". Within one list the newest entry of a mod is kept.
 */
export const mergeHistory = <T extends HistoryItem>(server: readonly T[], local: readonly T[]): T[] => {
  const byMod = new Map<string, T>();
  for (const list of [local, server]) {
    for (const entry of list.toSorted(newestFirst)) if (!byMod.has(entry.mod_id)) byMod.set(entry.mod_id, entry);
  }
  return [...byMod.values()].sort(newestFirst);
};

/** The local list after one more download: newest first, each mod once, at most 20 entries. */
export const addToLocalHistory = <T extends HistoryItem>(local: readonly T[], entry: T): T[] =>
  [entry, ...local.filter((other) => other.mod_id !== entry.mod_id)].sort(newestFirst).slice(0, LOCAL_HISTORY_MAX);
