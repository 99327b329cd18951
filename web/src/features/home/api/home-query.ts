import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await apiGet(modEndpoints, 'home', {}, signal)).data,
  });
