import { localStorageStore, type Store } from 'react-admin';
import { storedLocale, storeLocale } from '../i18n/stored-locale.ts';
import { chooseTheme, storedTheme } from '../theme/stored-theme.ts';

type Listener = (value: unknown) => void;

interface Kept {
  read: () => unknown;
  write: (value: unknown) => void;
}

const own = localStorageStore();
const SIDEBAR = 'sidebar.open';

/** Watched from the start, so that it is heard before the page draws itself anew: a drawer that opens and shuts at once
 * would leave the page hidden from readers of the screen. */
const phone = matchMedia('(max-width: 599.95px)');
let isDrawerOpen = false;

/** What is not kept as react-admin would keep it. */
const KEPT: Readonly<Record<string, Kept>> = {
  // Theme and language are one with the site's, under its keys.
  theme: { read: storedTheme, write: (theme) => chooseTheme(String(theme)) },
  locale: { read: storedLocale, write: (locale) => storeLocale(String(locale)) },
  // On a phone the menu lies over the page: it is shut at first, whatever was chosen where there is room.
  [SIDEBAR]: {
    read: () => (phone.matches ? isDrawerOpen : own.getItem(SIDEBAR, true)),
    write: (open) => {
      if (phone.matches) isDrawerOpen = open === true;
      else own.setItem(SIDEBAR, open);
    },
  },
};

const listeners = new Map<string, Set<Listener>>();
const tell = (key: string): void => {
  for (const listener of listeners.get(key) ?? []) listener(KEPT[key]?.read());
};
const followOtherTabs = ({ key }: StorageEvent): void => {
  if (key !== null && key in KEPT) tell(key);
};
phone.addEventListener('change', () => {
  isDrawerOpen = false;
  tell(SIDEBAR);
});

/** react-admin's own choices, except those that are the site's, and the menu's on a phone. */
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
  getItem: <T>(key: string, fallback?: T) => (KEPT[key]?.read() as T | undefined) ?? own.getItem(key, fallback),
  setItem: (key: string, value: unknown) => {
    const kept = KEPT[key];
    if (!kept) return own.setItem(key, value);
    kept.write(value);
    tell(key);
  },
  subscribe: (key, listener) => {
    if (!(key in KEPT)) return own.subscribe(key, listener);
    const known = listeners.get(key) ?? new Set();
    listeners.set(key, known.add(listener));
    return () => known.delete(listener);
  },
};
