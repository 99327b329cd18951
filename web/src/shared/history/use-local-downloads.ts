import { useState, useSyncExternalStore } from 'react';
import { readDownloadsUpdated, readLocalDownloads, subscribeToLocalDownloads } from './local-downloads.ts';
import type { ListedEntry } from './read-history-entry.ts';

interface LocalDownloads {
  uid: string;
  updated: string | null;
  entries: readonly ListedEntry[];
}

const read = (uid: string, updated: string | null): LocalDownloads => ({
  uid,
  updated,
  entries: readLocalDownloads(uid),
});

/** The member's downloads made in this browser, updated when any tab changes them. */
export const useLocalDownloads = (uid: string): readonly ListedEntry[] => {
  const updated = useSyncExternalStore(subscribeToLocalDownloads, readDownloadsUpdated);
  const [last, setLast] = useState(() => read(uid, updated));
  if (last.uid === uid && last.updated === updated) return last.entries;
  const now = read(uid, updated);
  setLast(now);
  return now.entries;
};
