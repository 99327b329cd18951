import type { FieldErrors } from './parse-form.ts';

/** The form marks its fields some frames later. After that many, no field has an error. */
const FRAMES_MAX = 30;

/** Focuses the first invalid field once the errors are rendered. */
const focusFirstInvalid = (framesLeft = FRAMES_MAX): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    if (field) field.focus();
    else if (framesLeft > 0) focusFirstInvalid(framesLeft - 1);
  });
};

/** Errors of a rejected submit. react-hook-form treats a submit without errors as successful, so the root has one. */
export const toSubmitErrors = (fieldErrors: FieldErrors) => {
  focusFirstInvalid();
  return { ...fieldErrors, root: { failed: 'failed' } };
};
