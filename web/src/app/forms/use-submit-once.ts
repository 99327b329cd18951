import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<void>;

/**
 * A form's submit that does nothing while it is under way: pressed twice, it sends once. It has to stand before
 * `handleSubmit`, whose second run would end the form's `isSubmitting` under the first.
 */
export const useSubmitOnce = (submit: Submit): Submit => {
  const isUnderWay = useRef(false);
  return async (event) => {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await submit(event);
    } finally {
      isUnderWay.current = false;
    }
  };
};
