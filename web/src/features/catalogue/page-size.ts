import { PAGE_SIZE } from '@bigorna/domain/limits';
import { readStored, store } from '#app/stored-choice.ts';
import { PAGE_SIZES, type PageSize } from './listing-state.ts';

const STORAGE_KEY = 'listingSize';

/** How many mods this browser's visitor wants a page. */
export const rememberedSize = (): PageSize => {
  const stored = Number(readStored(STORAGE_KEY));
  return PAGE_SIZES.find((size) => size === stored) ?? PAGE_SIZE;
};

/** Keeps how many mods a page is to have. */
export const rememberSize = (size: PageSize): void => store(STORAGE_KEY, String(size));
