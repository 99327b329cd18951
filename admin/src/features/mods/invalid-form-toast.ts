import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Shows a toast after a submit if a field has an error. A failed call does not count as a field error. */
export const InvalidFormToast = () => {
  const { submitCount, errors } = useFormState();
  const notify = useNotify();
  const notifyInvalid = useEffectEvent(() => {
    const { root: _failedCall, ...fieldErrors } = errors;
    if (Object.keys(fieldErrors).length > 0) notify('console.content.not_saved', { type: 'warning' });
  });
  useEffect(() => {
    if (submitCount > 0) notifyInvalid();
  }, [submitCount]);
  return null;
};
