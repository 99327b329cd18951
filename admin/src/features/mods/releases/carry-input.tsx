import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Changed fields of a form with their values. */
export type DirtyValues = Readonly<Record<string, unknown>>;

/** The current input of a form with `CarryInput`. */
export const useTypedInput = () => {
  const typed = useRef<DirtyValues>({});
  const onTyped = useCallback((latest: DirtyValues) => {
    typed.current = latest;
  }, []);
  return { typed, onTyped, hasInput: () => Object.keys(typed.current).length > 0 };
};

/** Carries input from one form to its replacement: sets the `carried` values, and reports the input of this form. */
export const CarryInput = ({ carried, onTyped }: { carried: DirtyValues; onTyped: (typed: DirtyValues) => void }) => {
  const { setValue, formState } = useFormContext();
  const { isReady } = formState;
  const { dirtyFields } = useFormState();
  const values: DirtyValues = useWatch();
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(carried)) setValue(name, value, { shouldDirty: true });
  });
  // react-admin resets the form to its record on mount. Values set before the reset are lost.
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  useEffect(() => {
    onTyped(Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, values[name]])));
  });
  return null;
};
