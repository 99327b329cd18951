import { useState } from 'react';

export const LISTING_VIEWS = ['list', 'grid'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

const STORAGE_KEY = 'listingView';

const readView = (): ListingView => {
  try {
    return LISTING_VIEWS.find((view) => view === localStorage.getItem(STORAGE_KEY)) ?? 'list';
  } catch {
    return 'list';
  }
};

/** Grid or list, remembered in this browser. */
export const useListingView = (): [ListingView, (view: ListingView) => void] => {
  const [view, setView] = useState(readView);
  const remember = (next: ListingView): void => {
    setView(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage may be refused; the choice then lasts as long as the page.
    }
  };
  return [view, remember];
};
