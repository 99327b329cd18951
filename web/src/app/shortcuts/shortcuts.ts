import { useSyncExternalStore } from 'react';
import { readStored, store } from '../stored-choice.ts';

const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
let areOn: boolean | undefined;

const read = (): boolean => {
  areOn ??= readStored(STORAGE_KEY) !== OFF;
  return areOn;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single keys do something; on unless the visitor switched them off in this browser. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, read);

/** Switches single-key shortcuts on or off in this browser (WCAG 2.1.4). */
export const switchShortcuts = (on: boolean): void => {
  areOn = on;
  store(STORAGE_KEY, on ? 'on' : OFF);
  for (const listener of listeners) listener();
};

let isListWanted = false;
const listListeners = new Set<() => void>();

/** Opens or closes the list of shortcuts, from wherever on the page. */
export const showShortcuts = (isShown: boolean): void => {
  isListWanted = isShown;
  for (const listener of listListeners) listener();
};

const subscribeToList = (listener: () => void): (() => void) => {
  listListeners.add(listener);
  return () => listListeners.delete(listener);
};

export const useShortcutsShown = (): boolean => useSyncExternalStore(subscribeToList, () => isListWanted);
