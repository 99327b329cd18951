import { readStorage, writeStorage } from '@bigorna/client/storage';
import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import type { ListMeta, ModsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { queryOptions } from '@tanstack/react-query';
import { apiCall, apiGet } from '#shared/api/client.ts';
import type { ListedMod } from '#shared/mods/mod-in-list.ts';
import type { SessionActions } from '#shared/session/create-session.ts';
import { getMemberQueryKey } from '#shared/session/get-member-query-key.ts';
import type { Session } from '#shared/session/state/session-store.ts';

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
    | 'author'
    | 'tag'
    | 'access'
    | 'side'
    | 'language'
    | 'featured'
    | 'sort'
    | 'page'
    | 'limit'
  >
>;

/** A super_admin, whose listing contains mods of every status. The call sends the token from `getToken`. */
export interface SuperAdminReader {
  uid: string;
  getToken: SessionActions['getToken'];
}

/**
 * The uid of a super_admin, whose listings contain mods of every status (R125); undefined for everybody else. Compares
 * the role, because the permission table of `domain` is not in the first load.
 */
export const getSuperAdminUid = (session: Session): string | undefined =>
  session.status === 'signed_in' && session.user.role === 'super_admin' ? session.user.id : undefined;

/**
 * localStorage key: a super_admin used this browser last. Then the listings wait for the session instead of starting
 * with the public call.
 */
const HINT_KEY = 'superAdmin';

/** Whether listings load from the public call. While the session loads, the stored hint decides. */
export const isPublicReader = (session: Session): boolean =>
  session.status === 'loading' ? !readStorage(HINT_KEY) : getSuperAdminUid(session) === undefined;

/** Remembers whether a super_admin uses this browser. */
export const storeReader = (session: Session): void => {
  if (session.status !== 'loading' && isPublicReader(session) === Boolean(readStorage(HINT_KEY)))
    writeStorage(HINT_KEY, isPublicReader(session) ? '' : '1');
};

const PUBLIC_KEY = 'mods';

/**
 * One page of the catalogue. The previous page stays while the next page loads, unless the previous page may contain
 * mods that the reader may not see.
 *
 * @param reader a super_admin; if omitted, the list is public
 */
export const modsQuery = (filters: ListingQuery, reader?: SuperAdminReader) =>
  queryOptions<{ mods: ListedMod[]; meta: ListMeta | undefined }>({
    queryKey: reader ? getMemberQueryKey(reader.uid, PUBLIC_KEY, filters) : [PUBLIC_KEY, filters],
    queryFn: async ({ signal }) => {
      const { featured, ...others } = filters;
      const query = { ...others, featured: featured?.toString(), facets: '1' };
      const { data, meta } = reader
        ? await apiCall(modEndpoints, 'listModsForSuperAdmin', { query }, { token: await reader.getToken(), signal })
        : await apiGet(modEndpoints, 'listMods', { query }, signal);
      return { mods: data, meta };
    },
    placeholderData: (previous, query) => (reader || query?.queryKey[0] === PUBLIC_KEY ? previous : undefined),
  });
