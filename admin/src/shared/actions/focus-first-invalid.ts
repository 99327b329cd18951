/** Maximum of frames to wait until the form marks an invalid field. After that, the focus does not move. */
const FRAMES_MAX = 30;

/** Focuses the first invalid field once the errors are rendered. */
export const focusFirstInvalid = (framesLeft = FRAMES_MAX): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    if (field) field.focus();
    else if (framesLeft > 0) focusFirstInvalid(framesLeft - 1);
  });
};
