import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';
import { PLATFORMS, type Platform } from './install-folders.ts';

const STORAGE_KEY = 'installPlatform';

/** User-agent patterns per system. Android comes first, because its user agents also contain "Linux". */
const PATTERNS: readonly (readonly [RegExp, Platform])[] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/mac/i, 'macos'],
  [/windows/i, 'windows'],
  [/linux|cros/i, 'linux'],
];

/** Detects the system from a user agent; undefined if unknown. */
export const detectPlatform = (userAgent: string): Platform | undefined =>
  PATTERNS.find(([mark]) => mark.test(userAgent))?.[1];

const listeners = createListeners();

const readStoredPlatform = (): Platform | undefined => PLATFORMS.find((known) => known === readStorage(STORAGE_KEY));

const readPreferred = (): Platform | undefined => readStoredPlatform() ?? detectPlatform(navigator.userAgent);

/** The server does not know the visitor's system. */
const readOnServer = (): undefined => undefined;

/**
 * The system to show instructions for: the stored choice, else the detected system, else the first.
 *
 * @param offered at least one system.
 */
export const usePlatform = (offered: readonly Platform[]) => {
  const preferred = useSyncExternalStore(listeners.subscribe, readPreferred, readOnServer);
  const platform = offered.find((one) => one === preferred) ?? offered[0];
  const choose = (chosen: Platform): void => {
    writeStorage(STORAGE_KEY, chosen);
    listeners.notify();
  };
  return { platform, choose };
};
