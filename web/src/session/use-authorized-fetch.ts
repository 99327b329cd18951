import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { useCallback } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Params, Success } from '#api/client.ts';
import { apiGetAs, apiGetFileAs, apiSend } from '#api/send.ts';
import { domainText } from '#i18n/domain-texts.ts';
import { useLocale } from '#i18n/locale-provider.tsx';
import { useAuth } from './auth-context.tsx';

const BANNED: ErrorCode = 'banned';
const EXPIRED: ErrorCode = 'token_expired';

export interface MemberCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Query of a GET. */
  params?: Params;
  /** Sent as JSON; a Blob (a picked file) goes as it is, under its own type. */
  body?: unknown;
}

/** A call of the API in the member's name. Throws ApiError; `unauthorized` when nobody is signed in. */
export type AuthorizedFetch = <Data, Meta = unknown>(call: MemberCall) => Promise<Success<Data, Meta>>;
/** A file of the API in the member's name. Throws as {@link AuthorizedFetch}. */
export type AuthorizedFile = (call: Pick<MemberCall, 'path' | 'params'>) => Promise<File>;

/**
 * Sends with a fresh bearer. A token refused as expired is renewed and the call sent again, once; a call still refused
 * with 401, or for a ban, makes the session ask the server whether it holds.
 */
const useBearer = () => {
  const { getToken, renewToken, recheck } = useAuth();
  const { locale } = useLocale();
  return useCallback(
    async <Answer>(send: (token: string) => Promise<Answer>): Promise<Answer> => {
      const token = await getToken();
      if (!token) {
        const message = domainText(await loadTexts(locale))('not_authenticated');
        throw new ApiError({ status: 401, code: 'unauthorized', message });
      }
      const refused = (error: unknown): never => {
        if (error instanceof ApiError && (error.status === 401 || error.code === BANNED)) void recheck();
        throw error;
      };
      try {
        return await send(token);
      } catch (error) {
        const isExpired = error instanceof ApiError && error.code === EXPIRED;
        const fresh = isExpired ? await renewToken(token) : undefined;
        return fresh ? await send(fresh).catch(refused) : refused(error);
      }
    },
    [getToken, renewToken, recheck, locale],
  );
};

/** Calls of the API in the member's name, answered by the envelope. */
export const useAuthorizedFetch = (): AuthorizedFetch => {
  const bearer = useBearer();
  return useCallback<AuthorizedFetch>(
    ({ method = 'GET', path, params, body }) =>
      bearer((token) => (method === 'GET' ? apiGetAs(token, path, params) : apiSend(method, path, { token, body }))),
    [bearer],
  );
};

/** Files of the API in the member's name, such as the export of their data. */
export const useAuthorizedFile = (): AuthorizedFile => {
  const bearer = useBearer();
  return useCallback<AuthorizedFile>(
    ({ path, params }) => bearer((token) => apiGetFileAs(token, path, params)),
    [bearer],
  );
};
