import { canCall } from '@bigorna/domain/access/can-call';
import { modEndpoints } from '@bigorna/domain/api/mods';
import type { ListMeta, ModsQuery } from '@bigorna/domain/endpoints/mods';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';
import type { ListedMod } from '#shared/mods/mod-in-list.ts';
import { getMemberQueryKey } from '#shared/session/get-member-query-key.ts';
import type { Session } from '#shared/session/state/session-store.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/** API query of a listing. Omits defaults, so that equal queries get the same URL. */
export type ListingQuery = Partial<
  Pick<
    ModsQuery,
    | 'q'
    | 'content_type'
    | 'loader'
    | 'game_version'
    | 'category'
    | 'exclude_category'
    | 'access'
    | 'side'
    | 'language'
    | 'featured'
    | 'sort'
    | 'page'
    | 'limit'
  >
>;

/** The reader of a listing with mods of every status: a super_admin, whose call carries the bearer. */
export interface SuperAdminReader {
  uid: string;
  call: AuthorizedFetch;
}

/** The uid of a super_admin, whose listings contain mods of every status (R125); undefined for everybody else. */
export const getSuperAdminUid = (session: Session): string | undefined =>
  session.status === 'signed_in' && canCall(session.user.role, modEndpoints.listModsForSuperAdmin)
    ? session.user.id
    : undefined;

const PUBLIC_KEY = 'mods';

/**
 * One page of the catalogue. The previous page stays while the next one loads, except where it may contain mods that
 * the reader may not see.
 *
 * @param reader the super_admin who reads; without one the list is public
 */
export const modsQuery = (filters: ListingQuery, reader?: SuperAdminReader) =>
  queryOptions<{ mods: ListedMod[]; meta: ListMeta | undefined }>({
    queryKey: reader ? getMemberQueryKey(reader.uid, PUBLIC_KEY, filters) : [PUBLIC_KEY, filters],
    queryFn: async ({ signal }) => {
      const { featured, ...others } = filters;
      const query = { ...others, featured: featured?.toString(), facets: '1' };
      const { data, meta } = reader
        ? await reader.call(modEndpoints, 'listModsForSuperAdmin', { query })
        : await apiGet(modEndpoints, 'listMods', { query }, signal);
      return { mods: data, meta };
    },
    placeholderData: (previous, query) => (reader || query?.queryKey[0] === PUBLIC_KEY ? previous : undefined),
  });
