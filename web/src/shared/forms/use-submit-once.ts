import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<void>;

/**
 * Ignores a submit while another is pending, so that a double click sends once. Must wrap `handleSubmit`: a second run
 * of `handleSubmit` would reset `isSubmitting` during the first.
 */
export const useSubmitOnce = (submit: Submit): Submit => {
  const isPending = useRef(false);
  return async (event) => {
    event?.preventDefault();
    if (isPending.current) return;
    isPending.current = true;
    try {
      await submit(event);
    } finally {
      isPending.current = false;
    }
  };
};
