import { commentText } from '@bigorna/domain/entities/comment-text';
import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessages } from 'react-intl';
import { z } from 'zod';
import { TextAreaField } from '#shared/forms/text-area-field.tsx';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SendButton } from '#shared/writing/send-button.tsx';
import { useTextSubmission } from '#shared/writing/use-text-submission.ts';
import { submitOnCtrlEnter } from './submit-keys.ts';

const messages = defineMessages({
  save: { id: 'comments.save', defaultMessage: 'Salvar' },
  saving: { id: 'comments.saving', defaultMessage: 'Salvando...' },
  cancel: { id: 'comments.cancel', defaultMessage: 'Cancelar' },
});

const schema = z.object({ text: commentText });
type Values = z.infer<typeof schema>;

interface TextFormProps {
  label: string;
  /** Initial text. */
  text: string;
  failed: ClientErrorCode;
  /** Name of the submit button; default: save. */
  submitLabel?: ReactNode;
  /** Rejects if the write fails. */
  onSave: (text: string) => Promise<void>;
  onDone: () => void;
}

/** Inline form for a text; Escape cancels. */
export const TextForm = ({
  label,
  text,
  failed,
  submitLabel = translate(messages.save),
  onSave,
  onDone,
}: TextFormProps) => {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { text } });
  const { setFocus, formState } = form;
  const sending = useTextSubmission({ failed, tooFast: 'comment_too_fast' });
  useEffect(() => setFocus('text'), [setFocus]);

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      if (sending.seconds > 0) return;
      if (values.text === text || (await sending.run(() => onSave(values.text)))) onDone();
    }),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    submitOnCtrlEnter(event);
    if (event.key === 'Escape' && !formState.isSubmitting) onDone();
  };

  return (
    <FormProvider {...form}>
      <form className="comment-form" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        <TextAreaField<Values> name="text" label={label} max={COMMENT_MAX} />
        {sending.failure && (
          <p className="field-error" role="alert">
            {sending.failure}
          </p>
        )}
        <div className="comment-controls">
          <Button
            variant="ghost"
            aria-disabled={formState.isSubmitting}
            onClick={() => formState.isSubmitting || onDone()}
          >
            {translate(messages.cancel)}
          </Button>
          <SendButton
            isSubmitting={formState.isSubmitting}
            seconds={sending.seconds}
            label={submitLabel}
            busyLabel={translate(messages.saving)}
          />
        </div>
      </form>
    </FormProvider>
  );
};
