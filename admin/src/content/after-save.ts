import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface AfterSaveProps<R> {
  record: R;
  onSaved: (record: R) => void;
}

/** Goes on once the form knows that it was saved: a step sooner, and it would ask about leaving what is not. */
export const AfterSave = <R>({ record, onSaved }: AfterSaveProps<R>) => {
  const { isSubmitSuccessful } = useFormState();
  const told = useRef(false);
  useEffect(() => {
    if (!isSubmitSuccessful || told.current) return;
    told.current = true;
    onSaved(record);
  }, [isSubmitSuccessful, onSaved, record]);
  return null;
};
