import type { FormEvent, ReactNode } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useUnsaved } from '#shared/unsaved-guard/unsaved-guard.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useSubmitOnce } from './use-submit-once.ts';

const messages = defineMessages({ cancel: { id: 'profile.cancel', defaultMessage: 'Cancelar' } });

interface SectionFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Fields in order, with their labels. */
  labels: readonly (readonly [FieldPath<Values>, string])[];
  /** Receives the input after validation. */
  onSave: (values: Output) => Promise<void>;
  /** Button text, and its text while the call runs. */
  save: ReactNode;
  saving: ReactNode;
  /** Whether saving is disabled until something changes. */
  startsSaved?: boolean;
  /** Whether saving deletes something permanently. */
  isDangerous?: boolean;
  /** Disabled while the call runs, because the call cannot be undone. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** Form of a section. Prevents double submits, shows errors above and at the fields, warns about unsaved changes. */
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
              {translate(messages.cancel)}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
};
