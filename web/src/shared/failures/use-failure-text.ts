import { ApiError } from '@bigorna/client/api-error';
import type { TextCode } from '@bigorna/domain/errors/codes';
import { useCallback } from 'react';
import { isOffline } from '#shared/browser/is-offline.ts';
import type { DomainText } from '#shared/i18n/domain-texts.ts';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';

/** Text of a failure: the server's message, else 'connection error' if no response came, else the given text. */
export const getFailureText = (text: DomainText, error: unknown, otherwise: TextCode): string => {
  if (error instanceof ApiError && error.message) return error.message;
  // Offline, other errors are usually code that failed to load.
  const isNetworkFailure = error instanceof ApiError ? error.status === 0 : isOffline();
  return text(isNetworkFailure ? 'connection_error' : otherwise);
};

/** {@link getFailureText} in the current language. */
export const useFailureText = (): ((error: unknown, otherwise: TextCode) => string) => {
  const text = useDomainText();
  return useCallback((error, otherwise) => getFailureText(text, error, otherwise), [text]);
};
