import { useMemo } from 'react';
import { useAuth } from '#shared/session/auth-context.tsx';
import {
  type AuthorizedFetch,
  type AuthorizedFile,
  useAuthorizedFetch,
  useAuthorizedFile,
} from '#shared/session/use-authorized-fetch.ts';

/** How the export and the deletion of an account call the API: as the signed-in member, or as a banned member. */
export interface OwnDataAccess {
  call: AuthorizedFetch;
  file: AuthorizedFile;
  /** Runs the deletion and ends the session, if there is one. */
  endAfter: (act: () => Promise<void>) => Promise<void>;
}

/** The access of the signed-in member. */
export const useOwnDataAccess = (): OwnDataAccess => {
  const { endAfter } = useAuth();
  const call = useAuthorizedFetch();
  const file = useAuthorizedFile();
  return useMemo(() => ({ call, file, endAfter }), [call, file, endAfter]);
};
