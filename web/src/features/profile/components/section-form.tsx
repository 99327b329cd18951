import type { FormEvent, ReactNode } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { useSubmitOnce } from '#app/forms/use-submit-once.ts';
import { useUnsaved } from '#app/unsaved-guard/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({ cancel: { id: 'profile.cancel', defaultMessage: 'Cancelar' } });

interface SectionFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The fields in their order, with their labels. */
  labels: readonly (readonly [FieldPath<Values>, string])[];
  /** Takes what was typed and has passed the schema. */
  onSave: (values: Output) => Promise<void>;
  /** What the button says, and what while the call is under way. */
  save: ReactNode;
  saving: ReactNode;
  /** Whether there is nothing to save until something is changed. */
  startsSaved?: boolean;
  /** Whether saving takes something away for good. */
  isDangerous?: boolean;
  /** Not while the call is under way: it could not be taken back. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** A section's own form: sent once at a time, its complaints above it and at its fields, guarded until it is saved. */
export const SectionForm = <Values extends FieldValues, Output>(props: SectionFormProps<Values, Output>) => {
  const { form, labels, onSave, save, saving, startsSaved = false, isDangerous = false, onCancel, children } = props;
  const { isSubmitting, isDirty } = form.formState;
  const isIdle = startsSaved && !isDirty;
  useUnsaved(isDirty);
  const submitOnce = useSubmitOnce(form.handleSubmit(onSave));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isIdle) void submitOnce(event);
  };
  return (
    <FormProvider {...form}>
      <form className="grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
        <ErrorSummary<Values> labels={labels} />
        {children}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} aria-disabled={isSubmitting || isIdle}>
            {isSubmitting ? saving : save}
          </Button>
          {onCancel && (
            <Button variant="ghost" aria-disabled={isSubmitting} onClick={() => isSubmitting || onCancel()}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
};
