import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { knownVersionsQuery } from '#shared/game/use-known-versions.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import { modsQuery } from './api/mods-query.ts';
import { toListingQuery } from './listing-query.ts';
import { parseListingState } from './listing-state.ts';

/** Requests a listing and the known game versions, for a page that a server renders. An author's page has a `key`. */
export const loadListing =
  (kind?: ContentType) =>
  async ({ queryClient, url, params }: PrefetchContext): Promise<undefined> => {
    await queryClient.prefetchQuery(knownVersionsQuery);
    const known = queryClient.getQueryData(knownVersionsQuery.queryKey);
    const state = parseListingState(url.search, kind, known);
    await queryClient.prefetchQuery(modsQuery(toListingQuery(state, { kind, author: params.key })));
    return undefined;
  };
