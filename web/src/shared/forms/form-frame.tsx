import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './error-summary.tsx';
import { type Labels, LabelsContext } from './labels-context.ts';
import { type FormFailure, useFormFailure } from './use-form-failure.ts';
import { useSubmitOnce } from './use-submit-once.ts';

export interface FormFrameProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  labels: Labels<Values>;
  failure: FormFailure<Values>;
  /** Receives the input after validation. May throw; the failure is then shown. */
  onSend: (values: Output) => Promise<void>;
  /** Called once the failure is shown. */
  afterFailure?: (error: unknown) => void;
  /** Whether a submit does nothing. */
  isIdle?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form that prevents double submits and shows errors above and at the fields. */
export const FormFrame = <Values extends FieldValues, Output>(props: FormFrameProps<Values, Output>) => {
  const { form, labels, failure, onSend, afterFailure, isIdle = false, className = 'grid gap-5', children } = props;
  const showFailure = useFormFailure(form, failure);
  const submitOnce = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        await onSend(values);
      } catch (error) {
        await showFailure(error);
        afterFailure?.(error);
      }
    }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isIdle) void submitOnce(event);
  };
  return (
    <FormProvider {...form}>
      <LabelsContext value={labels}>
        {/* `dialog` sends nothing: without it, a browser whose scripts do not run yet puts all fields into the URL. */}
        <form className={className} method="dialog" noValidate onSubmit={submit}>
          <ErrorSummary />
          {children}
        </form>
      </LabelsContext>
    </FormProvider>
  );
};
