import { ApiError } from '@bigorna/client/api-error';
import type { CallInput, CallTable, EnvelopeId, RawId, Success } from '@bigorna/client/calls';
import { withFreshFactor } from '@bigorna/client/fresh-factor';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { useCallback } from 'react';
import { apiCall, apiFile } from '#shared/api/client.ts';
import { createDomainText } from '#shared/i18n/domain-texts.ts';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { useAuth } from './auth-context.tsx';

const BANNED: ErrorCode = 'banned';
const EXPIRED: ErrorCode = 'token_expired';

/** Calls the API as the member. Throws ApiError; `unauthorized` if signed out. */
export type AuthorizedFetch = <K extends EnvelopeId>(
  table: CallTable<K>,
  id: K,
  input: CallInput<K>,
) => Promise<Success<K>>;
/** Fetches a file from the API as the member. Throws like {@link AuthorizedFetch}. */
export type AuthorizedFile = <K extends RawId>(table: CallTable<K>, id: K, input: CallInput<K>) => Promise<File>;

/**
 * Returns a function that sends calls with a fresh bearer token. If the token has expired, renews it and retries the
 * call once. If the call still fails with 401, or because of a ban, rechecks the session.
 */
const useBearer = () => {
  const { getToken, renewToken, recheck } = useAuth();
  const { locale } = useLocale();
  return useCallback(
    async <Value>(send: (token: string) => Promise<Value>): Promise<Value> => {
      const token = await getToken();
      if (!token) {
        const message = createDomainText(await loadTexts(locale))('not_authenticated');
        throw new ApiError({ status: 401, code: 'unauthorized', message });
      }
      const recheckAndThrow = (error: unknown): never => {
        if (error instanceof ApiError && (error.status === 401 || error.code === BANNED)) void recheck();
        throw error;
      };
      try {
        return await send(token);
      } catch (error) {
        const isExpired = error instanceof ApiError && error.code === EXPIRED;
        const fresh = isExpired ? await renewToken(token) : undefined;
        return fresh ? await send(fresh).catch(recheckAndThrow) : recheckAndThrow(error);
      }
    },
    [getToken, renewToken, recheck, locale],
  );
};

/** Like {@link useAuthorizedFetch}, but never asks for a second factor. */
export const useFetchWithoutPrompt = (): AuthorizedFetch => {
  const bearer = useBearer();
  return useCallback<AuthorizedFetch>(
    (table, id, input) => bearer((token) => apiCall(table, id, input, { token })),
    [bearer],
  );
};

/** Returns a function for API calls as the member. Asks for a second factor if a call needs a fresh one. */
export const useAuthorizedFetch = (): AuthorizedFetch => {
  const call = useFetchWithoutPrompt();
  return useCallback<AuthorizedFetch>((table, id, input) => withFreshFactor(() => call(table, id, input)), [call]);
};

/** Returns a function for API files as the member, such as the export of their data. */
export const useAuthorizedFile = (): AuthorizedFile => {
  const bearer = useBearer();
  return useCallback<AuthorizedFile>(
    (table, id, input) => withFreshFactor(() => bearer((token) => apiFile(table, id, input, { token }))),
    [bearer],
  );
};
