import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { addToLocalHistory } from '@bigorna/domain/history-merge';
import { useSyncExternalStore } from 'react';

/** When the local list last changed, in milliseconds since 1970; writing it tells the other tabs. */
const UPDATED_KEY = 'downloadsUpdated';
/** One list a member: a list is never shown to another. */
const listKey = (uid: string): string => `downloadHistory:${uid}`;

const NONE: readonly HistoryEntry[] = [];
const TEXTS = ['mod_id', 'release_id', 'slug', 'title', 'version', 'minecraft_version', 'downloaded_at'] as const;

const isEntry = (value: unknown): value is HistoryEntry =>
  typeof value === 'object' &&
  value !== null &&
  TEXTS.every((name) => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'tags')) &&
  typeof Reflect.get(value, 'size') === 'number';

/** Reads a stored list; what is no entry is left out. */
export const parseLocalHistory = (text: string | null): readonly HistoryEntry[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : NONE;
  } catch {
    return NONE;
  }
};

const listeners = new Set<() => void>();
let cached: { key: string; text: string | null; entries: readonly HistoryEntry[] } | undefined;

/** The member's downloads on this browser, newest first, at most 20. */
export const readLocalHistory = (uid: string): readonly HistoryEntry[] => {
  const key = listKey(uid);
  try {
    const text = localStorage.getItem(key);
    if (cached?.key !== key || cached.text !== text) cached = { key, text, entries: parseLocalHistory(text) };
    return cached.entries;
  } catch {
    return NONE;
  }
};

/** Adds a download just made to the member's list on this browser. */
export const rememberDownload = (uid: string, entry: HistoryEntry): void => {
  try {
    localStorage.setItem(listKey(uid), JSON.stringify(addToLocalHistory(readLocalHistory(uid), entry)));
    localStorage.setItem(UPDATED_KEY, String(Date.now()));
  } catch {
    // Storage may be refused; the server's history has the download all the same.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === UPDATED_KEY) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};

/** The member's local list, followed also when another tab changes it. */
export const useLocalHistory = (uid: string | undefined): readonly HistoryEntry[] =>
  useSyncExternalStore(subscribe, () => (uid === undefined ? NONE : readLocalHistory(uid)));
