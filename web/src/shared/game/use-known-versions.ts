import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { GameVersions } from '@bigorna/domain/game-versions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

// Without a schema: the schemas are not in the first load, and the home page needs this query.
export const knownVersionsQuery = queryOptions<GameVersions>({
  queryKey: ['game-versions'],
  queryFn: async ({ signal }) => (await apiGet(portalEndpoints, 'gameVersions', {}, signal)).data,
});

/** The game versions that the portal knows; undefined until the response arrives. */
export const useKnownVersions = (): GameVersions | undefined => useQuery(knownVersionsQuery).data;
