import type { Home } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

/** What the home page shows. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await apiGet<Home>('/home', {}, signal)).data,
  });
