import { localStorageStore, type Store } from 'react-admin';
import { getStoredLocale, saveLocale } from '#shared/i18n/stored-locale.ts';
import { getStoredTheme, storeTheme } from '#shared/theme/stored-theme.ts';

type Listener = (value: unknown) => void;

interface Setting {
  read: () => unknown;
  write: (value: unknown) => void;
}

const defaultStore = localStorageStore();
const SIDEBAR = 'sidebar.open';

/**
 * Evaluated before the first render, so a phone's menu starts closed.
 * A drawer that opens and closes at once would leave the page hidden from screen readers.
 */
const phone = matchMedia('(max-width: 599.95px)');
let isDrawerOpen = false;

/** Settings that react-admin's own store does not handle. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  // Theme and language share the site's storage keys.
  theme: { read: getStoredTheme, write: (theme) => storeTheme(String(theme)) },
  locale: { read: getStoredLocale, write: (locale) => saveLocale(String(locale)) },
  // On a phone the menu covers the page, so it starts closed.
  [SIDEBAR]: {
    read: () => (phone.matches ? isDrawerOpen : defaultStore.getItem(SIDEBAR, true)),
    write: (open) => {
      if (phone.matches) isDrawerOpen = open === true;
      else defaultStore.setItem(SIDEBAR, open);
    },
  },
};

const listeners = new Map<string, Set<Listener>>();
const notifyListeners = (key: string): void => {
  for (const listener of listeners.get(key) ?? []) listener(SETTINGS[key]?.read());
};
const syncOtherTabs = ({ key }: StorageEvent): void => {
  if (key !== null && key in SETTINGS) notifyListeners(key);
};
phone.addEventListener('change', () => {
  isDrawerOpen = false;
  notifyListeners(SIDEBAR);
});

/** react-admin's store, except the settings shared with the site and the menu on a phone. */
export const siteStore: Store = {
  ...defaultStore,
  setup: () => {
    defaultStore.setup();
    addEventListener('storage', syncOtherTabs);
  },
  teardown: () => {
    defaultStore.teardown();
    removeEventListener('storage', syncOtherTabs);
  },
  // In react-admin's `Store` type, the caller chooses the type of the result.
  getItem: <T>(key: string, fallback?: T) =>
    (SETTINGS[key]?.read() as T | undefined) ?? defaultStore.getItem(key, fallback),
  setItem: (key: string, value: unknown) => {
    const setting = SETTINGS[key];
    if (!setting) return defaultStore.setItem(key, value);
    setting.write(value);
    notifyListeners(key);
  },
  subscribe: (key, listener) => {
    if (!(key in SETTINGS)) return defaultStore.subscribe(key, listener);
    const keyListeners = listeners.get(key) ?? new Set();
    listeners.set(key, keyListeners.add(listener));
    return () => keyListeners.delete(listener);
  },
};
