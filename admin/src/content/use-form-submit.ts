import { useState } from 'react';
import type { z } from 'zod';
import { type MutationFailure, type MutationOptions, useStaffMutation } from '../actions/use-staff-mutation.tsx';
import { getCurrentLocale } from '../i18n/i18n-provider.ts';
import { type FieldErrors, parseForm } from './parse-form.ts';
import { toSubmitErrors } from './to-submit-errors.ts';

/**
 * Parses a form with the schema of its call and sends it.
 *
 * @returns `submit`, which resolves to the errors for react-hook-form, and `failure`, the last call's. A conflict is no
 * `failure`: the forms show it with the other changes.
 */
export const useFormSubmit = () => {
  const { runAction, isBusy } = useStaffMutation();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const submit = async <T extends z.ZodType, R>(
    schema: T,
    values: unknown,
    send: (body: z.output<T>, options: MutationOptions) => Promise<R | undefined>,
    onSaved: (saved: R) => void,
  ) => {
    setFailure(null);
    const parsed = await parseForm(schema, values, getCurrentLocale());
    if ('errors' in parsed) return toSubmitErrors(parsed.errors);
    let errors: FieldErrors = {};
    const onFailure = (reason: MutationFailure): boolean => {
      errors = reason.errors;
      if (reason.code !== 'stale') setFailure(reason);
      return true;
    };
    const saved = await send(parsed.body, { onFailure });
    if (saved === undefined) return toSubmitErrors(errors);
    onSaved(saved);
    return undefined;
  };
  return { runAction, isBusy, failure, submit };
};
