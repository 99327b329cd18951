import { readStorage, writeStorage } from '@bigorna/client/storage';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import { PAGE_SIZES, type PageSize } from './listing-state.ts';

const STORAGE_KEY = 'listingSize';

/** Page size stored in this browser. */
export const readPageSize = (): PageSize => {
  const stored = Number(readStorage(STORAGE_KEY));
  return PAGE_SIZES.find((size) => size === stored) ?? PAGE_SIZE;
};

export const storePageSize = (size: PageSize): void => writeStorage(STORAGE_KEY, String(size));
