import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

/** Query of an author, by key or any spelling of the name. */
export const authorQuery = (key: string) =>
  queryOptions({
    queryKey: ['author', key],
    // Otherwise the hydration would replace a rendered failure with the skeleton.
    retryOnMount: false,
    queryFn: async ({ signal }) => (await apiGet(modEndpoints, 'getAuthor', { params: { key } }, signal)).data,
  });
