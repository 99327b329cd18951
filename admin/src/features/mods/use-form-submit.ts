import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import type { z } from 'zod';
import { type MutationFailure, type MutationOptions, useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { type FieldErrors, parseForm, toInputPath } from '#shared/forms/parse-form.ts';
import { toSubmitErrors } from '#shared/forms/to-submit-errors.ts';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';

/** Errors by field. Omits errors of `slot`, the uploaded file: the form has no input with that name. */
const getShownErrors = ({ errors }: MutationFailure): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.split('.').at(-1) !== 'slot')
      .map(([path, message]) => [toInputPath(path), message]),
  );

/**
 * Parses a form with the schema of its call and sends it. A failure that concerns no field is shown as a toast.
 *
 * @param failureTitle what failed, shown before the reason
 * @param onStale called when the record changed since. The form then shows the newer state, so no toast appears
 * @returns `submit`, which resolves to the errors for react-hook-form
 */
export const useFormSubmit = (failureTitle: ClientErrorCode, onStale?: () => void) => {
  const { runAction, isBusy } = useStaffMutation(failureTitle);
  const submit = async <T extends z.ZodType, R>(
    schema: T,
    values: unknown,
    send: (body: z.output<T>, options: MutationOptions) => Promise<R | undefined>,
    onSaved: (saved: R) => void,
  ) => {
    const parsed = await parseForm(schema, values, getCurrentLocale());
    if ('errors' in parsed) return toSubmitErrors(parsed.errors);
    let errors: FieldErrors = {};
    const onFailure = (reason: MutationFailure): boolean => {
      errors = getShownErrors(reason);
      const isStale = reason.code === 'stale' && onStale !== undefined;
      if (isStale) onStale();
      return isStale || Object.keys(errors).length > 0;
    };
    const saved = await send(parsed.body, { onFailure });
    if (saved === undefined) return toSubmitErrors(errors);
    onSaved(saved);
    return undefined;
  };
  return { runAction, isBusy, submit };
};
