import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '#shared/browser/storage.ts';

const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
let areEnabled: boolean | undefined;

const read = (): boolean => {
  areEnabled ??= readStorage(STORAGE_KEY) !== OFF;
  return areEnabled;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single-key shortcuts are on. Stored per browser; on by default. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, read);

/** Switches single-key shortcuts on or off in this browser (WCAG 2.1.4). */
export const setShortcutsEnabled = (on: boolean): void => {
  areEnabled = on;
  writeStorage(STORAGE_KEY, on ? 'on' : OFF);
  for (const listener of listeners) listener();
};

let isDialogOpen = false;
const dialogListeners = new Set<() => void>();

export const setShortcutsVisible = (isShown: boolean): void => {
  isDialogOpen = isShown;
  for (const listener of dialogListeners) listener();
};

const subscribeToDialog = (listener: () => void): (() => void) => {
  dialogListeners.add(listener);
  return () => dialogListeners.delete(listener);
};

export const useShortcutsVisible = (): boolean => useSyncExternalStore(subscribeToDialog, () => isDialogOpen);
