import { useSyncExternalStore } from 'react';

/** The site's key: who switches single keys off there does not want them here either. */
const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const areOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== OFF;

/** Whether single keys do something; on unless the reader switched them off in this browser (WCAG 2.1.4). */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn);

/** Switches single-key shortcuts on or off in this browser. */
export const switchShortcuts = (on: boolean): void => {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : OFF);
  tell();
};

let isShown = false;

/** Opens or closes the list of shortcuts, from wherever on the page. */
export const showShortcuts = (shown: boolean): void => {
  isShown = shown;
  tell();
};

export const useShortcutsShown = (): boolean => useSyncExternalStore(subscribe, () => isShown);

/** A key of the page that is open. */
export interface PageShortcut {
  keys: readonly string[];
  /** Key of the text that says what it does. */
  text: string;
}

let ofPage: readonly PageShortcut[] = [];

/** Names the keys of the page that is open, for the list; answers how to take them back. */
export const announceShortcuts = (shortcuts: readonly PageShortcut[]): (() => void) => {
  ofPage = shortcuts;
  tell();
  return () => {
    if (ofPage !== shortcuts) return;
    ofPage = [];
    tell();
  };
};

export const usePageShortcuts = (): readonly PageShortcut[] => useSyncExternalStore(subscribe, () => ofPage);
