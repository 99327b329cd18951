import type { Related } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

/** Mods like one, and others by its author. */
export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['related', slug],
    queryFn: async ({ signal }) =>
      (await apiGet<Related>(`/mods/${encodeURIComponent(slug)}/related`, {}, signal)).data,
  });
