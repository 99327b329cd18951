import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Says after a submit that the form has errors if a field has one. A failed call is no error of the form. */
export const InvalidFormToast = () => {
  const { submitCount, errors } = useFormState();
  const notify = useNotify();
  const notifyInvalid = useEffectEvent(() => {
    const { root: _failedCall, ...fieldErrors } = errors;
    if (Object.keys(fieldErrors).length > 0) notify('ra.message.invalid_form', { type: 'warning' });
  });
  useEffect(() => {
    if (submitCount > 0) notifyInvalid();
  }, [submitCount]);
  return null;
};
