import { DELETION_WORDS, isDeletionWord } from '@bigorna/domain/deletion-word';
import { userEndpoints } from '@bigorna/domain/endpoints/user';
import { deletionBody } from '@bigorna/domain/endpoints/user.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import type { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { useLoadedDomainText, useLocale } from '#shared/i18n/locale-provider.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useNavigateAndWait } from '#shared/session/use-navigate-and-wait.ts';
import { notify } from '#shared/toasts/notify.ts';
import { useDiscardUnsaved } from '#shared/unsaved-guard/unsaved-guard.tsx';
import type { OwnDataAccess } from './own-data-access.ts';

const messages = defineMessages({
  password: { id: 'deletion.password', defaultMessage: 'Senha atual' },
  save: { id: 'deletion.save', defaultMessage: 'Excluir para sempre' },
  saving: { id: 'deletion.saving', defaultMessage: 'Excluindo...' },
});
const confirmation = defineMessage<{ readonly word: string }>({
  id: 'deletion.confirmation',
  defaultMessage: 'Digite {word} para confirmar',
});

type Values = z.input<typeof deletionBody>;

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
  const word = DELETION_WORDS[locale];
  const { isSubmitting } = form.formState;
  useEffect(() => onUnderWay(isSubmitting), [onUnderWay, isSubmitting]);

  const remove = async (body: Values): Promise<void> => {
    const text = await loadedText();
    if (!isDeletionWord(locale, body.confirmation)) {
      const message = text('confirmation_wrong', { word });
      form.setError('confirmation', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    await endAfter(async () => {
      await call(userEndpoints, 'deleteUser', { body });
      forgetUnsaved();
      await navigateAndWait(paths.home);
    });
    notify({ type: 'success', id: 'account-form', title: text('account_deleted') });
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={{ current_password: label('password'), confirmation: intl.formatMessage(confirmation, { word }) }}
      failure={{ title: 'account_deletion_failed' }}
      onSend={remove}
      save={label('save')}
      saving={label('saving')}
      isDangerous
      onCancel={onCancel}
    >
      <PasswordField<Values> name="current_password" autoComplete="current-password" />
      <FormField<Values> name="confirmation" autoComplete="off" />
    </SectionForm>
  );
};
