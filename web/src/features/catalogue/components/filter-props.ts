import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { ListMeta } from '@bigorna/domain/endpoints/mods.schemas';
import type { ComponentType } from 'react';
import type { ListingChange, ListingState } from '../listing-state.ts';

/** Props of all components that show or change filters. */
export interface FilterProps {
  kind: ContentType | undefined;
  state: ListingState;
  change: (next: ListingChange, history?: 'push' | 'replace') => void;
  /** Number of mods by option, with all other filters applied; undefined if the API returned no numbers. */
  facets: ListMeta['facets'];
  /** Filters specific to this listing. */
  More?: ComponentType<FilterProps> | undefined;
}
