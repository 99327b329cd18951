import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Fields of a form that somebody changed, with what is in them. */
export type Typed = Readonly<Record<string, unknown>>;

interface KeepTypedProps {
  /** What was typed in the form that stood here before: this one begins with it. */
  kept: Typed;
  /** Told of what is typed in this one. */
  onTyped: (typed: Typed) => void;
}

/** Carries what was typed from one form to the one that takes its place. */
export const KeepTyped = ({ kept, onTyped }: KeepTypedProps) => {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const values: Typed = useWatch();
  const begin = useEffectEvent(() => {
    for (const [name, value] of Object.entries(kept)) setValue(name, value, { shouldDirty: true });
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    onTyped(Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, values[name]])));
  });
  return null;
};
