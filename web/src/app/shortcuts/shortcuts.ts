import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';

const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

const listeners = createListeners();
let areEnabled: boolean | undefined;

const areOnByDefault = (): boolean => true;

const read = (): boolean => {
  areEnabled ??= readStorage(STORAGE_KEY) !== OFF;
  return areEnabled;
};

/** Whether single-key shortcuts are on. Stored per browser; on by default. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(listeners.subscribe, read, areOnByDefault);

/** Switches single-key shortcuts on or off in this browser (WCAG 2.1.4). */
export const setShortcutsEnabled = (on: boolean): void => {
  areEnabled = on;
  writeStorage(STORAGE_KEY, on ? 'on' : OFF);
  listeners.notify();
};

let isDialogOpen = false;
const dialogListeners = createListeners();

export const setShortcutsVisible = (isShown: boolean): void => {
  isDialogOpen = isShown;
  dialogListeners.notify();
};

const readDialog = (): boolean => isDialogOpen;

export const useShortcutsVisible = (): boolean =>
  useSyncExternalStore(dialogListeners.subscribe, readDialog, readDialog);
