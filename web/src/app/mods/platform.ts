import { useState } from 'react';
import { readStored, store } from '../stored-choice.ts';
import { PLATFORMS, type Platform } from './install-places.ts';

const STORAGE_KEY = 'installPlatform';

/** Words of a browser's own name that give its system away; Android names Linux too, so it comes first. */
const MARKS: readonly (readonly [RegExp, Platform])[] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/mac/i, 'macos'],
  [/windows/i, 'windows'],
  [/linux|cros/i, 'linux'],
];

/** The system that a browser says it runs on; undefined for one not told of here. */
export const platformOf = (userAgent: string): Platform | undefined =>
  MARKS.find(([mark]) => mark.test(userAgent))?.[1];

const remembered = (): Platform | undefined => PLATFORMS.find((known) => known === readStored(STORAGE_KEY));

/**
 * Which of several systems to tell about: the one chosen before, else the browser's own, else the first.
 *
 * @param offered at least one.
 */
export const usePlatform = (offered: readonly Platform[]) => {
  const [wanted, setWanted] = useState(() => remembered() ?? platformOf(navigator.userAgent));
  const platform = offered.find((one) => one === wanted) ?? offered[0];
  const choose = (chosen: Platform): void => {
    store(STORAGE_KEY, chosen);
    setWanted(chosen);
  };
  return { platform, choose };
};
