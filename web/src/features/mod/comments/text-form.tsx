import { commentText } from '@bigorna/domain/entities/comment-text';
import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { TextAreaField } from '#app/forms/text-area-field.tsx';
import { useSubmitOnce } from '#app/forms/use-submit-once.ts';
import { Button } from '#ui/button.tsx';
import { SendButton } from '../send-button.tsx';
import { useSending } from '../use-sending.ts';
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
  /** What stands there at first. */
  text: string;
  failed: ClientErrorCode;
  /** Rejects as the member's writes or calls do. */
  onSave: (text: string) => Promise<void>;
  onDone: () => void;
}

/** A text changed or written where it stands; Escape leaves it as it was. */
export const TextForm = ({ label, text, failed, onSave, onDone }: TextFormProps) => {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { text } });
  const { setFocus, formState } = form;
  const sending = useSending({ failed, tooFast: 'comment_too_fast' });
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
            <FormattedMessage {...messages.cancel} />
          </Button>
          <SendButton
            isSubmitting={formState.isSubmitting}
            seconds={sending.seconds}
            label={<FormattedMessage {...messages.save} />}
            busyLabel={<FormattedMessage {...messages.saving} />}
          />
        </div>
      </form>
    </FormProvider>
  );
};
