import { newEmailBody } from '@bigorna/domain/endpoints/user.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { type EmailBody, sendEmail } from '../api/send-email.ts';
import type { DisclosedFormProps } from './lazy-disclosure.tsx';

const messages = defineMessages({
  email: { id: 'email.new', defaultMessage: 'Novo e-mail' },
  password: { id: 'email.password', defaultMessage: 'Senha atual' },
  how: {
    id: 'email.how',
    defaultMessage:
      'Enviamos um link ao novo endereço. Nada muda até você abri-lo: até lá, o e-mail de agora continua valendo.',
  },
  save: { id: 'email.save', defaultMessage: 'Enviar link' },
  saving: { id: 'email.saving', defaultMessage: 'Enviando...' },
});

/** Requests a mail with a link that changes the e-mail. */
export const EmailForm = ({ onDone, onCancel }: DisclosedFormProps) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const call = useAuthorizedFetch();
  const form = useForm({ resolver: zodResolver(newEmailBody), defaultValues: { email: '', current_password: '' } });
  const showFailure = useFormFailure(form, { title: 'email_update_failed', fallbackText: 'email_update_failed' });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  const save = async (values: EmailBody): Promise<void> => {
    try {
      await sendEmail(call, values);
      const text = await loadedText();
      notify({ type: 'success', id: 'account-form', title: text('email_change_sent') });
      onDone(values.email);
    } catch (error) {
      await showFailure(error);
    }
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={[
        ['email', label('email')],
        ['current_password', label('password')],
      ]}
      onSave={save}
      save={label('save')}
      saving={label('saving')}
      onCancel={onCancel}
    >
      <p className="text-text-2">{translate(messages.how)}</p>
      <FormField<EmailBody> name="email" type="email" label={label('email')} autoComplete="email" />
      <PasswordField<EmailBody> name="current_password" label={label('password')} autoComplete="current-password" />
    </SectionForm>
  );
};
