import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { useState, useSyncExternalStore } from 'react';
import { DOWNLOADS_UPDATED_KEY, readLocalDownloads } from '#app/download-history.ts';

const readUpdated = (): string | null => {
  try {
    return localStorage.getItem(DOWNLOADS_UPDATED_KEY);
  } catch {
    return null;
  }
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

interface Read {
  uid: string;
  updated: string | null;
  entries: readonly HistoryEntry[];
}

const read = (uid: string, updated: string | null): Read => ({ uid, updated, entries: readLocalDownloads(uid) });

/** The member's downloads made in this browser, read again when another tab adds one. */
export const useLocalDownloads = (uid: string): readonly HistoryEntry[] => {
  const updated = useSyncExternalStore(subscribe, readUpdated);
  const [last, setLast] = useState(() => read(uid, updated));
  if (last.uid === uid && last.updated === updated) return last.entries;
  const now = read(uid, updated);
  setLast(now);
  return now.entries;
};
