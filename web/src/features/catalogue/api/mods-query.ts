import type { ListMeta, ModCard, ModsQuery } from '@bigorna/domain/endpoints/mods';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

/** The question of a listing; defaults are left out, so that the same question has one address. */
export type ListingQuestion = Partial<
  Pick<
    ModsQuery,
    | 'q'
    | 'content_type'
    | 'loader'
    | 'game_version'
    | 'category'
    | 'exclude_category'
    | 'access'
    | 'featured'
    | 'sort'
    | 'page'
    | 'limit'
  >
>;

/** One page of the catalogue. While another page loads, the last one stays. */
export const modsQuery = (question: ListingQuestion) =>
  queryOptions({
    queryKey: ['mods', question],
    queryFn: async ({ signal }) => {
      const { data, meta } = await apiGet<ModCard[], ListMeta>('/mods/public', { ...question, facets: 1 }, signal);
      return { mods: data, meta };
    },
    placeholderData: keepPreviousData,
  });
