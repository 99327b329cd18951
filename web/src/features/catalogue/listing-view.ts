import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useState } from 'react';

const LISTING_VIEWS = ['list', 'grid'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

const STORAGE_KEY = 'listingView';

const readView = (): ListingView => LISTING_VIEWS.find((view) => view === readStorage(STORAGE_KEY)) ?? 'list';

/** Grid or list, stored in this browser. */
export const useListingView = (): [ListingView, (view: ListingView) => void] => {
  const [view, setView] = useState(readView);
  const remember = (next: ListingView): void => {
    setView(next);
    writeStorage(STORAGE_KEY, next);
  };
  return [view, remember];
};
