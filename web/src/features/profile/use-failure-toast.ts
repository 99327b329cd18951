import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { ApiError } from '#api/api-error.ts';
import { notify } from '#app/notify.ts';
import { failureText } from '#app/use-failure-text.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { IncompleteAnswer } from '#session/engine/answers.ts';

/** Tells a failure in a toast, and answers its sentence for the place where it happened. */
export const useFailureToast = (title: ClientErrorCode): ((error: unknown) => Promise<string>) => {
  const loadedText = useLoadedDomainText();
  return async (error) => {
    const text = await loadedText();
    const isTooMany = error instanceof ApiError && error.status === 429;
    const said = error instanceof IncompleteAnswer ? text(error.code) : failureText(text, error, title);
    notify({
      type: 'error',
      id: 'account-form',
      title: text(isTooMany ? 'too_many_attempts_title' : title),
      text: isTooMany ? text('too_many_requests') : said,
    });
    return said;
  };
};
