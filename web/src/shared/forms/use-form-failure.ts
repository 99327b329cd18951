import { ApiError } from '@bigorna/client/api-error';
import { FactorCanceledError } from '@bigorna/client/fresh-factor';
import type { ClientErrorCode, ErrorCode, TextCode } from '@bigorna/domain/errors/codes';
import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { getCallFailureText, notifyFailure } from './use-failure-toast.ts';

export interface FormFailure<Values extends FieldValues> {
  /** Title of the toast. */
  title: ClientErrorCode;
  /** Text of the toast if the server sent no text; otherwise the title. */
  fallbackText?: TextCode;
  /** Maps an error code of the whole form to the field that causes it. */
  fieldByCode?: Partial<Record<string, FieldPath<Values>>>;
  /** Error code of a failure that is shown elsewhere. */
  skippedCode?: ErrorCode;
}

interface Form<Values extends FieldValues> {
  getValues: UseFormGetValues<Values>;
  setError: UseFormSetError<Values>;
}

/** Shows a failed submit in a toast and at the fields that the server names. Without fields, also above the form. */
export const useFormFailure = <Values extends FieldValues>(
  form: Form<Values>,
  { title, fallbackText = title, fieldByCode = {}, skippedCode }: FormFailure<Values>,
): ((error: unknown) => Promise<void>) => {
  const loadedText = useLoadedDomainText();
  return async (error) => {
    if (error instanceof FactorCanceledError || (error instanceof ApiError && error.code === skippedCode)) return;
    const text = await loadedText();
    const message = getCallFailureText(text, error, fallbackText);
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
    const shown = notifyFailure(text, error, title, toastText);
    fieldMessages.forEach(({ name, fieldMessage }, index) => {
      form.setError(name, { type: 'server', message: fieldMessage }, { shouldFocus: index === 0 });
    });
    if (fieldMessages.length === 0) form.setError('root', { type: 'server', message: shown });
  };
};
