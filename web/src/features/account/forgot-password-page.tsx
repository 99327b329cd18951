import { forgotPasswordBody } from '@bigorna/domain/endpoints/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { useSubmitOnce } from '#app/forms/use-submit-once.ts';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { readOrigin } from '#session/origin.ts';
import { Button } from '#ui/button.tsx';
import { type ForgotPasswordBody, sendForgotPassword } from './api/password-reset.ts';
import { readAddress } from './carried-identifier.ts';
import { AccountFrame } from './components/account-frame.tsx';
import { ResetMailSent } from './components/reset-mail-sent.tsx';

const messages = defineMessages({
  title: { id: 'forgotPassword.title', defaultMessage: 'Esqueceu a senha?' },
  lead: {
    id: 'forgotPassword.lead',
    defaultMessage: 'Acontece. Diga o e-mail da sua conta e enviamos um link para criar uma senha nova.',
  },
  email: { id: 'forgotPassword.email', defaultMessage: 'E-mail' },
  submit: { id: 'forgotPassword.submit', defaultMessage: 'Enviar link' },
  busy: { id: 'forgotPassword.busy', defaultMessage: 'Enviando...' },
  remembered: { id: 'forgotPassword.remembered', defaultMessage: 'Lembrou?' },
  login: { id: 'forgotPassword.login', defaultMessage: 'Voltar para o login' },
});

/** Ask for a link that resets the password. */
export const Component = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(forgotPasswordBody), defaultValues: { email: readAddress(state) } });
  const email = useWatch({ control: form.control, name: 'email' });
  const { isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, { title: 'email_send_failed', otherwise: 'internal_error' });

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        await sendForgotPassword(values);
        const text = await loadedText();
        notify({ type: 'success', id: 'account-form', title: text('email_sent') });
        setSentTo(values.email);
      } catch (error) {
        await showFailure(error);
      }
    }),
  );

  const origin = readOrigin(state, '');
  if (sentTo) return <ResetMailSent email={sentTo} origin={origin} onAgain={() => setSentTo(undefined)} />;
  const label = intl.formatMessage(messages.email);
  return (
    <AccountFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <FormProvider {...form}>
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <ErrorSummary<ForgotPasswordBody> labels={[['email', label]]} />
          <FormField<ForgotPasswordBody> name="email" type="email" label={label} autoComplete="email" />
          <Button type="submit" variant="primary" size="big" aria-disabled={isSubmitting}>
            {intl.formatMessage(isSubmitting ? messages.busy : messages.submit)}
          </Button>
        </form>
      </FormProvider>
      <p className="mt-6 text-text-2">
        {intl.formatMessage(messages.remembered)}{' '}
        <Link className="text-link" to={paths.login} state={{ ...origin, identifier: email }}>
          {intl.formatMessage(messages.login)}
        </Link>
      </p>
    </AccountFrame>
  );
};
