import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { useState, useSyncExternalStore } from 'react';
import { followLocalDownloads, readDownloadsUpdated, readLocalDownloads } from '#app/download-history.ts';

interface Read {
  uid: string;
  updated: string | null;
  entries: readonly HistoryEntry[];
}

const read = (uid: string, updated: string | null): Read => ({ uid, updated, entries: readLocalDownloads(uid) });

/** The member's downloads made in this browser, read again when this tab or another changes them. */
export const useLocalDownloads = (uid: string): readonly HistoryEntry[] => {
  const updated = useSyncExternalStore(followLocalDownloads, readDownloadsUpdated);
  const [last, setLast] = useState(() => read(uid, updated));
  if (last.uid === uid && last.updated === updated) return last.entries;
  const now = read(uid, updated);
  setLast(now);
  return now.entries;
};
