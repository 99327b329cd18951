import { focusFirstInvalid } from '#shared/actions/focus-first-invalid.ts';
import type { FieldErrors } from './parse-form.ts';

/** Sets a root error, because react-hook-form treats a submit without errors as successful. */
export const toSubmitErrors = (fieldErrors: FieldErrors) => {
  focusFirstInvalid();
  return { ...fieldErrors, root: { failed: 'failed' } };
};
