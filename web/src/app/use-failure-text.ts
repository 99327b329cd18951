import type { TextCode } from '@bigorna/domain/errors/codes';
import { useCallback } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { DomainText } from '#i18n/domain-texts.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { isOffline } from './offline/is-offline.ts';

/** The sentence for a failure: the server's own, else 'connection error' when no answer came, else the given text. */
export const failureText = (text: DomainText, error: unknown, otherwise: TextCode): string => {
  if (error instanceof ApiError && error.message) return error.message;
  // Other failures without a network are of code that could not be had.
  const isOfNetwork = error instanceof ApiError ? error.status === 0 : isOffline();
  return text(isOfNetwork ? 'connection_error' : otherwise);
};

/** {@link failureText} in the reader's language. */
export const useFailureText = (): ((error: unknown, otherwise: TextCode) => string) => {
  const text = useDomainText();
  return useCallback((error, otherwise) => failureText(text, error, otherwise), [text]);
};
