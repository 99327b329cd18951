import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#shared/session/auth-context.tsx';
import { getSuperAdminUid, isPublicReader, type ListingQuery, modsQuery, storeReader } from './api/mods-query.ts';

/**
 * One page of the catalogue. A super_admin waits for the session and gets mods of every status; all other visitors do
 * not wait.
 */
export const useMods = (filters: ListingQuery) => {
  const { session, getToken } = useAuth();
  const uid = getSuperAdminUid(session);
  useEffect(() => storeReader(session), [session]);
  return useQuery({
    ...modsQuery(filters, uid === undefined ? undefined : { uid, getToken }),
    enabled: uid !== undefined || isPublicReader(session),
  });
};
