import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { ListMeta } from '@bigorna/domain/endpoints/mods';
import type { ComponentType } from 'react';
import type { ListingChange, ListingState } from '../listing-state.ts';

/** What every place that shows or changes filters is given. */
export interface FilterProps {
  kind: ContentType | undefined;
  state: ListingState;
  change: (next: ListingChange, history?: 'push' | 'replace') => void;
  /** Counts under the other filters, when the API told them. */
  facets: ListMeta['facets'];
  /** Filters beyond those that every listing has. */
  More?: ComponentType<FilterProps> | undefined;
}
