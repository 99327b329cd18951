import { modEndpoints } from '@bigorna/domain/api/mods';
import type { ModsQuery } from '@bigorna/domain/endpoints/mods';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

/** API query of a listing. Omits defaults, so that equal queries get the same URL. */
export type ListingQuery = Partial<
  Pick<
    ModsQuery,
    | 'q'
    | 'content_type'
    | 'loader'
    | 'game_version'
    | 'category'
    | 'exclude_category'
    | 'access'
    | 'side'
    | 'language'
    | 'featured'
    | 'sort'
    | 'page'
    | 'limit'
  >
>;

/** One page of the catalogue. Keeps the previous page while the next one loads. */
export const modsQuery = (filters: ListingQuery) =>
  queryOptions({
    queryKey: ['mods', filters],
    queryFn: async ({ signal }) => {
      const { featured, ...others } = filters;
      const query = { ...others, featured: featured?.toString(), facets: '1' };
      const { data, meta } = await apiGet(modEndpoints, 'listMods', { query }, signal);
      return { mods: data, meta };
    },
    placeholderData: keepPreviousData,
  });
