import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { useCallback } from 'react';
import { ApiError } from '#api/api-error.ts';
import { apiGetAs, apiSend, type Params, type Success } from '#api/client.ts';
import { domainText, loadTexts } from '#i18n/domain-texts.ts';
import { useLocale } from '#i18n/locale-provider.tsx';
import { useAuth } from './auth-context.tsx';

const BANNED: ErrorCode = 'banned';

export interface MemberCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Query of a GET. */
  params?: Params;
  body?: unknown;
}

/** A call of the API in the member's name. Throws ApiError; `unauthorized` when nobody is signed in. */
export type AuthorizedFetch = <Data, Meta = unknown>(call: MemberCall) => Promise<Success<Data, Meta>>;

/** Calls with a fresh bearer; a call refused with 401, or for a ban, makes the session ask the server whether it still holds. */
export const useAuthorizedFetch = (): AuthorizedFetch => {
  const { getToken, recheck } = useAuth();
  const { locale } = useLocale();
  return useCallback<AuthorizedFetch>(
    async ({ method = 'GET', path, params, body }) => {
      const token = await getToken();
      if (!token) {
        const message = domainText(await loadTexts(locale))('not_authenticated');
        throw new ApiError({ status: 401, code: 'unauthorized', message });
      }
      try {
        return method === 'GET' ? await apiGetAs(token, path, params) : await apiSend(method, path, { token, body });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.code === BANNED)) void recheck();
        throw error;
      }
    },
    [getToken, recheck, locale],
  );
};
