import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { addToLocalHistory } from '@bigorna/domain/history-merge';
import { readHistoryEntry } from './history/read-history-entry.ts';

/** When any local history last changed, in milliseconds since 1970; other tabs hear of it by the storage event. */
export const DOWNLOADS_UPDATED_KEY = 'downloadsUpdated';

const keyFor = (userId: string): string => `downloadHistory:${userId}`;

/** What an older version or another hand left there may be anything: only whole entries count. */
const entriesIn = (stored: unknown): HistoryEntry[] =>
  Array.isArray(stored) ? stored.flatMap((value: unknown) => readHistoryEntry.safeParse(value).data ?? []) : [];

/** A member's downloads made in this browser, newest first, at most 20; never another member's. */
export const readLocalDownloads = (userId: string): HistoryEntry[] => {
  try {
    return entriesIn(JSON.parse(localStorage.getItem(keyFor(userId)) ?? '[]'));
  } catch {
    return [];
  }
};

/** When any local history last changed; null where none ever did, or where storage is refused. */
export const readDownloadsUpdated = (): string | null => {
  try {
    return localStorage.getItem(DOWNLOADS_UPDATED_KEY);
  } catch {
    return null;
  }
};

/** The storage event tells other tabs only. */
const ownListeners = new Set<() => void>();

/** Hears of every change of a local history, in this tab or another; answers how to stop. */
export const followLocalDownloads = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  ownListeners.add(listener);
  return () => {
    removeEventListener('storage', listener);
    ownListeners.delete(listener);
  };
};

const write = (userId: string, entries: readonly HistoryEntry[]): void => {
  try {
    localStorage.setItem(keyFor(userId), JSON.stringify(entries));
    // Two changes within a millisecond are two.
    localStorage.setItem(DOWNLOADS_UPDATED_KEY, String(Math.max(Date.now(), Number(readDownloadsUpdated()) + 1)));
  } catch {
    // Storage may be refused; the server's list is then the only one.
  }
  for (const listener of ownListeners) listener();
};

/** Adds a download to the member's local list. */
export const rememberDownload = (userId: string, entry: HistoryEntry): void =>
  write(userId, addToLocalHistory(readLocalDownloads(userId), entry));

/** Takes one mod, or all, out of the member's local list. */
export const forgetDownloads = (userId: string, modId?: string): void =>
  write(userId, modId === undefined ? [] : readLocalDownloads(userId).filter((entry) => entry.mod_id !== modId));
