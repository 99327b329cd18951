import { localStorageStore, type Store } from 'react-admin';
import { storedLocale, storeLocale } from '../i18n/stored-locale.ts';
import { chooseTheme, storedTheme } from '../theme/stored-theme.ts';

type Listener = (value: unknown) => void;

/** What the console shares with the site, under the site's keys. */
const SHARED: Readonly<Record<string, { read: () => string; write: (value: string) => void }>> = {
  theme: { read: storedTheme, write: chooseTheme },
  locale: { read: storedLocale, write: storeLocale },
};

const own = localStorageStore();
const listeners = new Map<string, Set<Listener>>();
const tell = (key: string): void => {
  for (const listener of listeners.get(key) ?? []) listener(SHARED[key]?.read());
};
const followOtherTabs = ({ key }: StorageEvent): void => {
  if (key !== null && key in SHARED) tell(key);
};

/** react-admin's own choices, except theme and language: those are one with the site's, also while both are open. */
export const siteStore: Store = {
  ...own,
  setup: () => {
    own.setup();
    addEventListener('storage', followOtherTabs);
  },
  teardown: () => {
    own.teardown();
    removeEventListener('storage', followOtherTabs);
  },
  // react-admin's own store answers whatever type its caller names, and so must this one.
  getItem: <T>(key: string, fallback?: T) => (SHARED[key]?.read() as T | undefined) ?? own.getItem(key, fallback),
  setItem: (key: string, value: unknown) => {
    const shared = SHARED[key];
    if (!shared) return own.setItem(key, value);
    shared.write(String(value));
    tell(key);
  },
  subscribe: (key, listener) => {
    if (!(key in SHARED)) return own.subscribe(key, listener);
    const known = listeners.get(key) ?? new Set();
    listeners.set(key, known.add(listener));
    return () => known.delete(listener);
  },
};
