import { readStorage, tryStorage } from '@bigorna/client/storage';
import { addToLocalHistory } from '@bigorna/domain/history-merge';
import { type ListedEntry, readHistoryEntry } from './read-history-entry.ts';

/**
 * Timestamp of the last change of any local history, in milliseconds since 1970. The storage event notifies other tabs.
 */
export const DOWNLOADS_UPDATED_KEY = 'downloadsUpdated';

const getStorageKey = (userId: string): string => `downloadHistory:${userId}`;

/** Stored data may come from an older version or another program: only valid entries count. */
const parseEntries = (stored: unknown): ListedEntry[] =>
  Array.isArray(stored) ? stored.flatMap((value: unknown) => readHistoryEntry.safeParse(value).data ?? []) : [];

/** A member's downloads made in this browser, newest first, at most 20. */
export const readLocalDownloads = (userId: string): ListedEntry[] =>
  tryStorage((storage) => parseEntries(JSON.parse(storage.getItem(getStorageKey(userId)) ?? '[]'))) ?? [];

/** Timestamp of the last change of any local history; null if there is none. */
export const readDownloadsUpdated = (): string | null => readStorage(DOWNLOADS_UPDATED_KEY);

/** Listeners of this tab: the storage event notifies only other tabs. */
const tabListeners = new Set<() => void>();

/** Subscribes to changes of local histories in any tab. Returns a function to unsubscribe. */
export const subscribeToLocalDownloads = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  tabListeners.add(listener);
  return () => {
    removeEventListener('storage', listener);
    tabListeners.delete(listener);
  };
};

const write = (userId: string, entries: readonly ListedEntry[]): void => {
  // If the storage is full, the page shows only the server's history.
  tryStorage((storage) => {
    storage.setItem(getStorageKey(userId), JSON.stringify(entries));
    // Two changes within a millisecond need different timestamps.
    storage.setItem(DOWNLOADS_UPDATED_KEY, String(Math.max(Date.now(), Number(readDownloadsUpdated()) + 1)));
  });
  for (const listener of tabListeners) listener();
};

export const addLocalDownload = (userId: string, entry: ListedEntry): void =>
  write(userId, addToLocalHistory(readLocalDownloads(userId), entry));

/** Removes one mod, or all, from the member's local history. */
export const removeLocalDownloads = (userId: string, modId?: string): void =>
  write(userId, modId === undefined ? [] : readLocalDownloads(userId).filter((entry) => entry.mod_id !== modId));
