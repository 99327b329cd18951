import { useQuery } from '@tanstack/react-query';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { getSuperAdminUid, type ListingQuery, modsQuery } from './api/mods-query.ts';

/**
 * One page of the catalogue, for a super_admin with mods of every status. The list is public until the session is
 * known, so that nobody waits for it.
 */
export const useMods = (filters: ListingQuery) => {
  const { session } = useAuth();
  const call = useAuthorizedFetch();
  const uid = getSuperAdminUid(session);
  return useQuery(modsQuery(filters, uid === undefined ? undefined : { uid, call }));
};
