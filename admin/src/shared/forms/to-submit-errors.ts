import type { FieldErrors } from './parse-form.ts';

/** Maximum of frames to wait until the form marks an invalid field. After that, the focus does not move. */
const FRAMES_MAX = 30;

/** Focuses the first invalid field once the errors are rendered. */
const focusFirstInvalid = (framesLeft = FRAMES_MAX): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    if (field) field.focus();
    else if (framesLeft > 0) focusFirstInvalid(framesLeft - 1);
  });
};

/** Sets a root error, because react-hook-form treats a submit without errors as successful. */
export const toSubmitErrors = (fieldErrors: FieldErrors) => {
  focusFirstInvalid();
  return { ...fieldErrors, root: { failed: 'failed' } };
};
