import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

/** A mod's page by its slug, a former one included. */
export const modQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mod', slug],
    queryFn: async ({ signal }) => (await apiGet<ModPage>(`/mods/${encodeURIComponent(slug)}`, {}, signal)).data,
  });
