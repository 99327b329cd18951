import { ApiError } from '@bigorna/client/api-error';
import { FactorCanceledError } from '@bigorna/client/fresh-factor';
import type { ClientErrorCode, TextCode } from '@bigorna/domain/errors/codes';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import type { DomainText } from '#shared/i18n/domain-texts.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { IncompleteResponseError } from '#shared/session/engine/session-responses.ts';
import { notify } from '#shared/toasts/notify.ts';

export const getCallFailureText = (text: DomainText, error: unknown, otherwise: TextCode): string =>
  error instanceof IncompleteResponseError ? text(error.code) : getFailureText(text, error, otherwise);

/**
 * Shows a failure as a toast: with a message, unless there were too many attempts.
 *
 * @returns the shown text
 */
export const notifyFailure = (text: DomainText, error: unknown, title: ClientErrorCode, message: string): string => {
  const isTooMany = error instanceof ApiError && error.status === 429;
  const shown = isTooMany ? text('too_many_requests') : message;
  notify({
    type: 'error',
    id: 'account-form',
    title: text(isTooMany ? 'too_many_attempts_title' : title),
    text: shown,
  });
  return shown;
};

/**
 * Returns a function that shows a failure as a toast and resolves to the failure's text. Shows nothing if the member
 * canceled the question for a second factor; the text is then empty.
 */
export const useFailureToast = (title: ClientErrorCode): ((error: unknown) => Promise<string>) => {
  const loadedText = useLoadedDomainText();
  return async (error) => {
    if (error instanceof FactorCanceledError) return '';
    const text = await loadedText();
    const message = getCallFailureText(text, error, title);
    notifyFailure(text, error, title, message);
    return message;
  };
};
