import { userEndpoints } from '@bigorna/domain/endpoints/user';
import { newEmailBody } from '@bigorna/domain/endpoints/user.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import type { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import type { DisclosedFormProps } from './lazy-disclosure.tsx';

const messages = defineMessages({
  email: { id: 'email.new', defaultMessage: 'Novo e-mail' },
  password: { id: 'email.password', defaultMessage: 'Senha atual' },
  how: {
    id: 'email.how',
    defaultMessage:
      'Vamos enviar um link para o novo endereço. Nada muda até você abrir o link: até lá, continua valendo o e-mail atual.',
  },
  save: { id: 'email.save', defaultMessage: 'Enviar link' },
  saving: { id: 'email.saving', defaultMessage: 'Enviando...' },
});

type Values = z.input<typeof newEmailBody>;

/** Requests a mail with a link that changes the e-mail. */
export const EmailForm = ({ onDone, onCancel }: DisclosedFormProps) => {
  const intl = useIntl();
  const notifySuccess = useSuccessToast('account-form');
  const call = useAuthorizedFetch();
  const form = useForm({ resolver: zodResolver(newEmailBody), defaultValues: { email: '', current_password: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={{ email: label('email'), current_password: label('password') }}
      failure={{ title: 'email_update_failed' }}
      onSend={async (body) => {
        await call(userEndpoints, 'updateEmail', { body });
        await notifySuccess('email_change_sent');
        onDone(body.email);
      }}
      save={label('save')}
      saving={label('saving')}
      onCancel={onCancel}
    >
      <p className="text-text-2">{translate(messages.how)}</p>
      <FormField<Values> name="email" type="email" autoComplete="email" />
      <PasswordField<Values> name="current_password" autoComplete="current-password" />
    </SectionForm>
  );
};
