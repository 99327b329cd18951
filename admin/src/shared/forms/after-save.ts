import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface AfterSaveProps<R> {
  record: R;
  onSaved: (record: R) => void;
}

/** Calls `onSaved` once the form knows that the save succeeded. Before that, the form warns about unsaved changes. */
export const AfterSave = <R>({ record, onSaved }: AfterSaveProps<R>) => {
  const { isSubmitSuccessful } = useFormState();
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!isSubmitSuccessful || hasNotified.current) return;
    hasNotified.current = true;
    onSaved(record);
  }, [isSubmitSuccessful, onSaved, record]);
  return null;
};
