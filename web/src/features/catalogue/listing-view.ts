import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';

const LISTING_VIEWS = ['list', 'grid'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

const STORAGE_KEY = 'listingView';

const { subscribe, notify } = createListeners();

const readView = (): ListingView => LISTING_VIEWS.find((view) => view === readStorage(STORAGE_KEY)) ?? LISTING_VIEWS[0];
const readOnServer = (): ListingView => LISTING_VIEWS[0];

const chooseView = (view: ListingView): void => {
  writeStorage(STORAGE_KEY, view);
  notify();
};

/** Grid or list, stored in this browser. */
export const useListingView = (): [ListingView, (view: ListingView) => void] => [
  useSyncExternalStore(subscribe, readView, readOnServer),
  chooseView,
];
