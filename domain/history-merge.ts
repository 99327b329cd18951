import { LOCAL_HISTORY_MAX } from './limits.ts';

/** The fields that the merge reads. `downloaded_at` is ISO 8601. */
export interface HistoryItem {
  mod_id: string;
  downloaded_at: string;
}

const newestFirst = (a: HistoryItem, b: HistoryItem): number =>
  (Date.parse(b.downloaded_at) || 0) - (Date.parse(a.downloaded_at) || 0);

/**
 * Merges the server's and the local download history (R103): each mod once, local entries win, newest first.
 * Within one list, the newest entry of a mod wins.
 */
export const mergeHistory = <T extends HistoryItem>(server: readonly T[], local: readonly T[]): T[] => {
  const byMod = new Map<string, T>();
  for (const list of [local, server]) {
    for (const entry of list.toSorted(newestFirst)) if (!byMod.has(entry.mod_id)) byMod.set(entry.mod_id, entry);
  }
  return [...byMod.values()].sort(newestFirst);
};

/** Adds a download to the local history: newest first, each mod once, at most 20 entries. */
export const addToLocalHistory = <T extends HistoryItem>(local: readonly T[], entry: T): T[] =>
  [entry, ...local.filter((other) => other.mod_id !== entry.mod_id)].sort(newestFirst).slice(0, LOCAL_HISTORY_MAX);
