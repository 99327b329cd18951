import { forgotPasswordBody } from '@bigorna/domain/endpoints/auth.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { readOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { type ForgotPasswordBody, sendForgotPassword } from './api/password-reset.ts';
import { AccountFrame } from './components/account-frame.tsx';
import { ResetMailSent } from './components/reset-mail-sent.tsx';
import { readEmail } from './typed-identifier.ts';

const messages = defineMessages({
  title: { id: 'forgotPassword.title', defaultMessage: 'Esqueceu a senha?' },
  lead: {
    id: 'forgotPassword.lead',
    defaultMessage: 'Acontece. Informe o e-mail da sua conta e enviaremos um link para criar uma nova senha.',
  },
  email: { id: 'forgotPassword.email', defaultMessage: 'E-mail' },
  submit: { id: 'forgotPassword.submit', defaultMessage: 'Enviar link' },
  busy: { id: 'forgotPassword.busy', defaultMessage: 'Enviando...' },
  remembered: { id: 'forgotPassword.remembered', defaultMessage: 'Lembrou?' },
  login: { id: 'forgotPassword.login', defaultMessage: 'Voltar para o login' },
});

/** Page: request a reset link. */
export const Component = () => {
  const intl = useIntl();
  const notifySuccess = useSuccessToast('account-form');
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(forgotPasswordBody), defaultValues: { email: readEmail(state) } });
  const email = useWatch({ control: form.control, name: 'email' });
  const origin = readOrigin(state, '');
  if (sentTo) return <ResetMailSent email={sentTo} origin={origin} onAgain={() => setSentTo(undefined)} />;
  return (
    <AccountFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <FormFrame
        form={form}
        labels={{ email: intl.formatMessage(messages.email) }}
        failure={{ title: 'email_send_failed', fallbackText: 'internal_error' }}
        onSend={async (values) => {
          await sendForgotPassword(values);
          await notifySuccess('email_sent');
          setSentTo(values.email);
        }}
      >
        <FormField<ForgotPasswordBody> name="email" type="email" autoComplete="email" />
        <SubmitButton text={intl.formatMessage(messages.submit)} busyText={intl.formatMessage(messages.busy)} />
      </FormFrame>
      <p className="mt-6 text-text-2">
        {translate(messages.remembered)}{' '}
        <Link className="text-link" to={paths.login} state={{ ...origin, identifier: email }}>
          {translate(messages.login)}
        </Link>
      </p>
    </AccountFrame>
  );
};
