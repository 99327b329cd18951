import type { TextCode } from '@bigorna/domain/errors/codes';
import { useCallback } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { DomainText } from '#i18n/domain-texts.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';

/** The sentence for a failure: the server's own, else 'connection error' when no answer came, else the given text. */
export const failureText = (text: DomainText, error: unknown, otherwise: TextCode): string => {
  if (error instanceof ApiError && error.message) return error.message;
  return text(error instanceof ApiError && error.status === 0 ? 'connection_error' : otherwise);
};

/** {@link failureText} in the reader's language. */
export const useFailureText = (): ((error: unknown, otherwise: TextCode) => string) => {
  const text = useDomainText();
  return useCallback((error, otherwise) => failureText(text, error, otherwise), [text]);
};
