import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useState } from 'react';
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

const readStoredPlatform = (): Platform | undefined => PLATFORMS.find((known) => known === readStorage(STORAGE_KEY));

/**
 * The system to show instructions for: the stored choice, else the detected system, else the first.
 *
 * @param offered at least one system.
 */
export const usePlatform = (offered: readonly Platform[]) => {
  const [preferred, setPreferred] = useState(() => readStoredPlatform() ?? detectPlatform(navigator.userAgent));
  const platform = offered.find((one) => one === preferred) ?? offered[0];
  const choose = (chosen: Platform): void => {
    writeStorage(STORAGE_KEY, chosen);
    setPreferred(chosen);
  };
  return { platform, choose };
};
