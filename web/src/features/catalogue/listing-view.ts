import { useState } from 'react';
import { readStored, store } from '#app/stored-choice.ts';

export const LISTING_VIEWS = ['list', 'grid'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

const STORAGE_KEY = 'listingView';

const readView = (): ListingView => LISTING_VIEWS.find((view) => view === readStored(STORAGE_KEY)) ?? 'list';

/** Grid or list, remembered in this browser. */
export const useListingView = (): [ListingView, (view: ListingView) => void] => {
  const [view, setView] = useState(readView);
  const remember = (next: ListingView): void => {
    setView(next);
    store(STORAGE_KEY, next);
  };
  return [view, remember];
};
