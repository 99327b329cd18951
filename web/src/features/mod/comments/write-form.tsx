import { COMMENT_KINDS } from '@bigorna/domain/comment-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { commentText } from '@bigorna/domain/entities/comment-text';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { kindNames } from '#shared/comments/comment-kinds.ts';
import { WRITE_ACTION } from '#shared/comments/sign-in-actions.ts';
import { TextAreaField } from '#shared/forms/text-area-field.tsx';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Select } from '#shared/ui/select.tsx';
import { SendButton } from '#shared/writing/send-button.tsx';
import { useTextSubmission } from '#shared/writing/use-text-submission.ts';
import { type CommentDraft, clearDraft, readDraft, storeDraft } from './draft.ts';
import { submitOnCtrlEnter } from './submit-keys.ts';

const messages = defineMessages({
  text: { id: 'comments.text', defaultMessage: 'Seu comentário' },
  hint: { id: 'comments.hint', defaultMessage: 'Ctrl+Enter para enviar.' },
  kind: { id: 'comments.kindLabel', defaultMessage: 'Tipo' },
  release: { id: 'comments.release', defaultMessage: 'Versão' },
  noRelease: { id: 'comments.noRelease', defaultMessage: 'Sem versão específica' },
  send: { id: 'comments.send', defaultMessage: 'Comentar' },
  sending: { id: 'comments.sending', defaultMessage: 'Enviando...' },
});
const aboutRelease = defineMessage<{ readonly version: string }>({
  id: 'comments.aboutRelease',
  defaultMessage: 'Versão {version}',
});

const schema = z.object({ text: commentText, kind: z.enum(COMMENT_KINDS), release: z.string() });

interface WriteFormProps {
  mod: ModPage;
  uid: string;
  /** Version that the page's download button offers. */
  offered: string | undefined;
  /** Rejects if the write fails. */
  onSend: (draft: CommentDraft) => Promise<void>;
}

/** Comment form. Stores a draft in this browser until the comment is sent. */
export const WriteForm = ({ mod, uid, offered, onSend }: WriteFormProps) => {
  const intl = useIntl();
  const { state } = useLocation();
  const empty: CommentDraft = { text: '', kind: 'comment', release: offered ?? '' };
  const form = useForm({ resolver: zodResolver(schema), defaultValues: readDraft(uid, mod.id) ?? empty });
  const { control, setFocus, setValue, formState } = form;
  const draft = useWatch({ control, compute: ({ text, kind, release }) => ({ text, kind, release }) });
  const sending = useTextSubmission({ failed: 'comment_send_failed', tooFast: 'comment_too_fast' });

  useEffect(() => storeDraft(uid, mod.id, draft), [uid, mod.id, draft]);
  useEffect(() => {
    // The visitor came back from the login in order to write.
    if (state?.action === WRITE_ACTION) setFocus('text');
  }, [state, setFocus]);

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      if (sending.seconds > 0 || !(await sending.run(() => onSend(values)))) return;
      clearDraft(uid, mod.id);
      form.reset(empty);
    }),
  );

  return (
    <FormProvider {...form}>
      <form className="comment-form" noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
        <TextAreaField<CommentDraft>
          name="text"
          label={intl.formatMessage(messages.text)}
          hint={intl.formatMessage(messages.hint)}
          max={COMMENT_MAX}
        />
        {sending.failure && (
          <p className="field-error" role="alert">
            {sending.failure}
          </p>
        )}
        <div className="comment-controls">
          <Select
            label={intl.formatMessage(messages.kind)}
            value={draft.kind}
            onChange={(kind) => setValue('kind', kind)}
            options={COMMENT_KINDS.map((kind) => ({ value: kind, text: intl.formatMessage(kindNames[kind]) }))}
          />
          <Select
            label={intl.formatMessage(messages.release)}
            value={draft.release}
            onChange={(release) => setValue('release', release)}
            options={[
              { value: '', text: intl.formatMessage(messages.noRelease) },
              ...mod.releases.map(({ version }) => ({
                value: version,
                text: intl.formatMessage(aboutRelease, { version }),
              })),
            ]}
          />
          <SendButton
            isSubmitting={formState.isSubmitting}
            seconds={sending.seconds}
            label={translate(messages.send)}
            busyLabel={translate(messages.sending)}
          />
        </div>
      </form>
    </FormProvider>
  );
};
