import { ApiError } from '@bigorna/client/api-error';
import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { RESERVED_SLUGS } from '@bigorna/domain/slug';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

/** Query of a mod's page by its current or a previous slug. */
export const modQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mod', slug],
    // Otherwise the hydration would replace a rendered failure with the skeleton.
    retryOnMount: false,
    queryFn: async ({ signal }) => {
      // The API has other calls at these paths.
      if (RESERVED_SLUGS.some((word) => word === slug)) throw new ApiError({ status: 404, code: 'mod_not_found' });
      return (await apiGet(modEndpoints, 'getMod', { params: { slug } }, signal)).data;
    },
  });
