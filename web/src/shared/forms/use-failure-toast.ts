import { ApiError } from '@bigorna/client/api-error';
import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { IncompleteResponseError } from '#shared/session/engine/session-responses.ts';
import { notify } from '#shared/toasts/notify.ts';

/** Returns a function that shows a failure as a toast and resolves to the failure's text. */
export const useFailureToast = (title: ClientErrorCode): ((error: unknown) => Promise<string>) => {
  const loadedText = useLoadedDomainText();
  return async (error) => {
    const text = await loadedText();
    const isTooMany = error instanceof ApiError && error.status === 429;
    const message = error instanceof IncompleteResponseError ? text(error.code) : getFailureText(text, error, title);
    notify({
      type: 'error',
      id: 'account-form',
      title: text(isTooMany ? 'too_many_attempts_title' : title),
      text: isTooMany ? text('too_many_requests') : message,
    });
    return message;
  };
};
