import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useSyncExternalStore } from 'react';

/** The site uses the same key, so the setting applies to site and console. */
const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readIsOn = (): boolean => readStorage(STORAGE_KEY) !== OFF;

/** Whether single-key shortcuts are on. Default: on, unless turned off in this browser (WCAG 2.1.4). */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, readIsOn);

/** Turns single-key shortcuts on or off in this browser. */
export const setShortcutsOn = (isOn: boolean): void => {
  writeStorage(STORAGE_KEY, isOn ? 'on' : OFF);
  notifyListeners();
};

let isVisible = false;

/** Opens or closes the list of shortcuts. */
export const setShortcutsVisible = (visible: boolean): void => {
  isVisible = visible;
  notifyListeners();
};

export const useShortcutsVisible = (): boolean => useSyncExternalStore(subscribe, () => isVisible);

/** A shortcut of the open page. */
export interface PageShortcut {
  keys: readonly string[];
  /** Message key of the shortcut's description. */
  text: string;
}

let pageShortcuts: readonly PageShortcut[] = [];

/** Registers the open page's shortcuts for the list. Returns a function that removes them. */
export const registerPageShortcuts = (shortcuts: readonly PageShortcut[]): (() => void) => {
  pageShortcuts = shortcuts;
  notifyListeners();
  return () => {
    if (pageShortcuts !== shortcuts) return;
    pageShortcuts = [];
    notifyListeners();
  };
};

export const usePageShortcuts = (): readonly PageShortcut[] => useSyncExternalStore(subscribe, () => pageShortcuts);
