import { DELETION_WORDS, isDeletionWord } from '@bigorna/domain/deletion-word';
import { deletionBody } from '@bigorna/domain/endpoints/user.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useLoadedDomainText, useLocale } from '#shared/i18n/locale-provider.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useNavigateAndWait } from '#shared/session/use-navigate-and-wait.ts';
import { notify } from '#shared/toasts/notify.ts';
import { useDiscardUnsaved } from '#shared/unsaved-guard/unsaved-guard.tsx';
import type { OwnDataAccess } from './own-data-access.ts';
import { type DeletionBody, sendDeletion } from './send-deletion.ts';

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
  access: OwnDataAccess;
  onCancel: () => void;
  /** Called when the deletion starts and ends. */
  onUnderWay: (isUnderWay: boolean) => void;
}

/** Asks for the password and the confirmation word of the page's language, then deletes account and session. */
export const DeletionForm = ({ access: { call, endAfter }, onCancel, onUnderWay }: DeletionFormProps) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const loadedText = useLoadedDomainText();
  const navigateAndWait = useNavigateAndWait();
  const forgetUnsaved = useDiscardUnsaved();
  const form = useForm({
    resolver: zodResolver(deletionBody),
    defaultValues: { current_password: '', confirmation: '' },
  });
  const showFailure = useFormFailure(form, {
    title: 'account_deletion_failed',
    fallbackText: 'account_deletion_failed',
  });
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
        await navigateAndWait(paths.home);
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
