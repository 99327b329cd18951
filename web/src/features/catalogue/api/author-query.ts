import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

/** Query of an author, by key or any spelling of the name. */
export const authorQuery = (key: string) =>
  queryOptions({
    queryKey: ['author', key],
    // A failure stays until the visitor retries: a server may have rendered it.
    retryOnMount: false,
    queryFn: async ({ signal }) => (await apiGet(modEndpoints, 'getAuthor', { params: { key } }, signal)).data,
  });
