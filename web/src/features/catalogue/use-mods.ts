import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#shared/session/auth-context.tsx';
import { getSuperAdminUid, isPublicReader, type ListingQuery, modsQuery, storeReader } from './api/mods-query.ts';

/** One page of the catalogue, for a super_admin with mods of every status. Nobody else waits for the session. */
export const useMods = (filters: ListingQuery) => {
  const { session, getToken } = useAuth();
  const uid = getSuperAdminUid(session);
  useEffect(() => storeReader(session), [session]);
  return useQuery({
    ...modsQuery(filters, uid === undefined ? undefined : { uid, getToken }),
    enabled: uid !== undefined || isPublicReader(session),
  });
};
