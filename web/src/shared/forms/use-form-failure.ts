import { ApiError } from '@bigorna/client/api-error';
import type { ClientErrorCode, TextCode } from '@bigorna/domain/errors/codes';
import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { IncompleteResponseError } from '#shared/session/engine/session-responses.ts';
import { notify } from '#shared/toasts/notify.ts';

interface FormFailure<Values extends FieldValues> {
  /** Title of the toast. */
  title: ClientErrorCode;
  /** Text of the toast if the server sent no text. */
  fallbackText: TextCode;
  /** Maps an error code of the whole form to the field that causes it. */
  fieldByCode?: Partial<Record<string, FieldPath<Values>>>;
}

interface Form<Values extends FieldValues> {
  getValues: UseFormGetValues<Values>;
  setError: UseFormSetError<Values>;
}

/** Shows a failed submit in a toast and at the fields that the server names. Without fields, also above the form. */
export const useFormFailure = <Values extends FieldValues>(
  form: Form<Values>,
  { title, fallbackText, fieldByCode = {} }: FormFailure<Values>,
): ((error: unknown) => Promise<void>) => {
  const loadedText = useLoadedDomainText();
  return async (error) => {
    const text = await loadedText();
    const message =
      error instanceof IncompleteResponseError ? text(error.code) : getFailureText(text, error, fallbackText);
    const isTooMany = error instanceof ApiError && error.status === 429;
    const fieldErrors = error instanceof ApiError ? [...error.errors] : [];
    const field = error instanceof ApiError ? fieldByCode[error.code] : undefined;
    const fieldNames = Object.keys(form.getValues());
    const fieldMessages = fieldErrors.flatMap(({ path, message: fieldMessage }) => {
      const name = fieldNames.find((candidate): candidate is FieldPath<Values> => candidate === path);
      return name ? [{ name, fieldMessage }] : [];
    });
    if (fieldMessages.length === 0 && field) fieldMessages.push({ name: field, fieldMessage: message });
    // If only one field failed, its message is more specific than the general message.
    const [first] = fieldMessages;
    const toastText = first && fieldMessages.length === 1 ? first.fieldMessage : message;
    notify({
      type: 'error',
      id: 'account-form',
      title: text(isTooMany ? 'too_many_attempts_title' : title),
      text: isTooMany ? text('too_many_requests') : toastText,
    });
    fieldMessages.forEach(({ name, fieldMessage }, index) => {
      form.setError(name, { type: 'server', message: fieldMessage }, { shouldFocus: index === 0 });
    });
    if (fieldMessages.length === 0)
      form.setError('root', { type: 'server', message: isTooMany ? text('too_many_requests') : message });
  };
};
