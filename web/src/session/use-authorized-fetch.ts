import { useCallback } from 'react';
import { ApiError } from '#api/api-error.ts';
import { apiGetAs, apiSend, type Params, type Success } from '#api/client.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from './auth-context.tsx';

export interface MemberCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Query of a GET. */
  params?: Params;
  body?: unknown;
}

/** A call of the API in the member's name. Throws ApiError; `unauthorized` when nobody is signed in. */
export type AuthorizedFetch = <Data, Meta = unknown>(call: MemberCall) => Promise<Success<Data, Meta>>;

/** Calls with a fresh bearer; a call refused with 401 makes the session ask the server whether it still holds. */
export const useAuthorizedFetch = (): AuthorizedFetch => {
  const { getToken, recheck } = useAuth();
  const text = useDomainText();
  return useCallback<AuthorizedFetch>(
    async ({ method = 'GET', path, params, body }) => {
      const token = await getToken();
      if (!token) throw new ApiError({ status: 401, code: 'unauthorized', message: text('not_authenticated') });
      try {
        return method === 'GET' ? await apiGetAs(token, path, params) : await apiSend(method, path, { token, body });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) void recheck();
        throw error;
      }
    },
    [getToken, recheck, text],
  );
};
