import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { knownVersionsQuery } from '#shared/game/use-known-versions.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import { modsQuery } from './api/mods-query.ts';
import { toListingQuery } from './listing-query.ts';
import { parseListingState } from './listing-state.ts';

/** Requests a listing and the known game versions, for a page that a server renders. */
export const loadListing =
  (kind?: ContentType) =>
  async ({ queryClient, url }: PrefetchContext): Promise<undefined> => {
    await queryClient.prefetchQuery(knownVersionsQuery);
    const known = queryClient.getQueryData(knownVersionsQuery.queryKey);
    await queryClient.prefetchQuery(modsQuery(toListingQuery(parseListingState(url.search, kind, known), kind)));
    return undefined;
  };
