import type { ClientErrorCode, TextCode } from '@bigorna/domain/errors/codes';
import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#api/api-error.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { IncompleteAnswer } from '#session/engine/answers.ts';
import { notify } from '../notify.ts';
import { failureText } from '../use-failure-text.ts';

interface FormFailure<Values extends FieldValues> {
  /** The toast's title. */
  title: ClientErrorCode;
  /** Its text when the server gave none. */
  otherwise: TextCode;
  /** Fields that a failure of the whole is really about, by its code. */
  fieldOf?: Partial<Record<string, FieldPath<Values>>>;
}

interface Form<Values extends FieldValues> {
  getValues: UseFormGetValues<Values>;
  setError: UseFormSetError<Values>;
}

/** Shows a failed submit: at the fields the server names, else above the form; and in a toast. */
export const useFormFailure = <Values extends FieldValues>(
  form: Form<Values>,
  { title, otherwise, fieldOf = {} }: FormFailure<Values>,
): ((error: unknown) => Promise<void>) => {
  const loadedText = useLoadedDomainText();
  return async (error) => {
    const text = await loadedText();
    const message = error instanceof IncompleteAnswer ? text(error.code) : failureText(text, error, otherwise);
    const isTooMany = error instanceof ApiError && error.status === 429;
    const complaints = error instanceof ApiError ? [...error.errors] : [];
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    const known = Object.keys(form.getValues());
    const named = complaints.flatMap(({ path, message: said }) => {
      const name = known.find((candidate): candidate is FieldPath<Values> => candidate === path);
      return name ? [{ name, said }] : [];
    });
    if (named.length === 0 && field) named.push({ name: field, said: message });
    // One field's own sentence says more than that something in the form is wrong.
    const [first] = named;
    const told = first && named.length === 1 ? first.said : message;
    notify({
      type: 'error',
      id: 'account-form',
      title: text(isTooMany ? 'too_many_attempts_title' : title),
      text: isTooMany ? text('too_many_requests') : told,
    });
    named.forEach(({ name, said }, index) => {
      form.setError(name, { type: 'server', message: said }, { shouldFocus: index === 0 });
    });
    if (named.length === 0)
      form.setError('root', { type: 'server', message: isTooMany ? text('too_many_requests') : message });
  };
};
