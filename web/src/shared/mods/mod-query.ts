import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

/** Query of a mod's page by its current or a previous slug. */
export const modQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mod', slug],
    queryFn: async ({ signal }) => (await apiGet(modEndpoints, 'getMod', { params: { slug } }, signal)).data,
  });
