import { DELETION_WORDS, isDeletionWord } from '@bigorna/domain/deletion-word';
import { deletionBody } from '@bigorna/domain/endpoints/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { FormField } from '#app/forms/form-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useForgetUnsaved } from '#app/unsaved-guard/unsaved-guard.tsx';
import { useLoadedDomainText, useLocale } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { useGoAndSee } from '#session/use-go-and-see.ts';
import { type DeletionBody, sendDeletion } from '../api/send-deletion.ts';
import { SectionForm } from './section-form.tsx';

const messages = defineMessages({
  password: { id: 'deletion.password', defaultMessage: 'Senha atual' },
  save: { id: 'deletion.save', defaultMessage: 'Excluir para sempre' },
  saving: { id: 'deletion.saving', defaultMessage: 'Excluindo...' },
});
const confirmation = defineMessage<{ readonly word: string }>({
  id: 'deletion.confirmation',
  defaultMessage: 'Digite {word} para confirmar',
});

interface DeletionFormProps {
  onCancel: () => void;
  /** Whether the deletion is under way, each time that changes. */
  onUnderWay: (isUnderWay: boolean) => void;
}

/** Password and the word of the page's language; then the account is gone, and with it the session. */
export const DeletionForm = ({ onCancel, onUnderWay }: DeletionFormProps) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const loadedText = useLoadedDomainText();
  const goAndSee = useGoAndSee();
  const forgetUnsaved = useForgetUnsaved();
  const { endAfter } = useAuth();
  const call = useAuthorizedFetch();
  const form = useForm({
    resolver: zodResolver(deletionBody),
    defaultValues: { current_password: '', confirmation: '' },
  });
  const showFailure = useFormFailure(form, { title: 'account_deletion_failed', otherwise: 'account_deletion_failed' });
  const word = DELETION_WORDS[locale];
  const { isSubmitting } = form.formState;
  useEffect(() => onUnderWay(isSubmitting), [onUnderWay, isSubmitting]);

  const remove = async (values: DeletionBody): Promise<void> => {
    const text = await loadedText();
    if (!isDeletionWord(locale, values.confirmation)) {
      const message = text('confirmation_wrong', { word });
      form.setError('confirmation', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    try {
      await endAfter(async () => {
        await sendDeletion(call, values);
        forgetUnsaved();
        await goAndSee(paths.home);
      });
      notify({ type: 'success', id: 'account-form', title: text('account_deleted') });
    } catch (error) {
      await showFailure(error);
    }
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  const confirmationLabel = intl.formatMessage(confirmation, { word });
  return (
    <SectionForm
      form={form}
      labels={[
        ['current_password', label('password')],
        ['confirmation', confirmationLabel],
      ]}
      onSave={remove}
      save={label('save')}
      saving={label('saving')}
      isDangerous
      onCancel={onCancel}
    >
      <PasswordField<DeletionBody> name="current_password" label={label('password')} autoComplete="current-password" />
      <FormField<DeletionBody> name="confirmation" label={confirmationLabel} autoComplete="off" />
    </SectionForm>
  );
};
