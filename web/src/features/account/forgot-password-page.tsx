import { forgotPasswordBody } from '@bigorna/domain/endpoints/auth.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { ErrorSummary } from '#shared/forms/error-summary.tsx';
import { FormField } from '#shared/forms/form-field.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { readOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { notify } from '#shared/toasts/notify.ts';
import { Button } from '#shared/ui/button.tsx';
import { type ForgotPasswordBody, sendForgotPassword } from './api/password-reset.ts';
import { AccountFrame } from './components/account-frame.tsx';
import { ResetMailSent } from './components/reset-mail-sent.tsx';
import { readEmail } from './typed-identifier.ts';

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

/** Page: request a reset link. */
export const Component = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(forgotPasswordBody), defaultValues: { email: readEmail(state) } });
  const email = useWatch({ control: form.control, name: 'email' });
  const { isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, { title: 'email_send_failed', fallbackText: 'internal_error' });

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
