import { type RegisterForm, registerForm } from '@bigorna/domain/endpoints/auth';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { useSubmitOnce } from '#app/forms/use-submit-once.ts';
import { notify } from '#app/notify.ts';
import { NewPasswordField } from '#app/password/new-password-field.tsx';
import { paths } from '#app/paths.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { askVerification } from '#session/verification/ask.ts';
import { Button } from '#ui/button.tsx';
import { AccountFrame } from './components/account-frame.tsx';
import { useLanding } from './components/use-landing.ts';

const messages = defineMessages({
  title: { id: 'register.title', defaultMessage: 'Criar conta' },
  lead: { id: 'register.lead', defaultMessage: 'Com uma conta você baixa, guarda o histórico e participa.' },
  username: { id: 'register.username', defaultMessage: 'Nome de usuário' },
  usernameHint: {
    id: 'register.usernameHint',
    defaultMessage: 'Letras, números, hífens e underscores. É com ele que você entra.',
  },
  email: { id: 'register.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'register.emailHint', defaultMessage: 'Você confirma o endereço por um link que enviamos.' },
  fullName: { id: 'register.fullName', defaultMessage: 'Nome completo' },
  fullNameHint: { id: 'register.fullNameHint', defaultMessage: 'Não aparece no seu perfil.' },
  displayName: { id: 'register.displayName', defaultMessage: 'Nome público (opcional)' },
  displayNameHint: {
    id: 'register.displayNameHint',
    defaultMessage: 'Como os outros veem você. Vazio, mostramos o nome de usuário.',
  },
  password: { id: 'register.password', defaultMessage: 'Senha' },
  confirmation: { id: 'register.confirmation', defaultMessage: 'Repita a senha' },
  submit: { id: 'register.submit', defaultMessage: 'Criar conta' },
  busy: { id: 'register.busy', defaultMessage: 'Criando conta...' },
  haveAccount: { id: 'register.haveAccount', defaultMessage: 'Já tem conta?' },
  login: { id: 'register.login', defaultMessage: 'Entrar' },
});

const EMPTY: RegisterForm = {
  username: '',
  email: '',
  full_name: '',
  display_name: '',
  password: '',
  password_confirmation: '',
};
/** What a guesser who knows the person tries first. */
const TELLING = ['username', 'email', 'full_name', 'display_name'] as const;
const AWAY: ErrorCode = 'unavailable';
const TAKEN = { username_taken: 'username', email_taken: 'email' } as const;

/** The verification dialog of a new member, asked for when this page has given way to the one they land on. */
const useVerificationOnLanding = (): ((uid: string) => void) => {
  const member = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (member.current) askVerification(member.current);
    },
    [],
  );
  return (uid) => {
    member.current = uid;
  };
};

/** Create an account. */
export const Component = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user, register, prepare } = useAuth();
  const { state, search } = useLocation();
  const form = useForm({ resolver: zodResolver(registerForm), defaultValues: EMPTY });
  const { isSubmitting } = form.formState;
  const title = 'registration_failed_title';
  const showFailure = useFormFailure(form, { title, otherwise: 'registration_failed', fieldOf: TAKEN });
  const showServerFailure = useFormFailure(form, { title, otherwise: 'account_creation_failed' });
  useLanding(isSubmitting);
  useEffect(prepare, [prepare]);
  const askOnLeaving = useVerificationOnLanding();

  // Also while the page that the new member lands on is on its way.
  const isBusy = isSubmitting || user !== undefined;
  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      if (user) return;
      try {
        askOnLeaving((await register(values)).id);
        const text = await loadedText();
        notify({
          type: 'success',
          id: 'account-form',
          title: text('account_created'),
          text: text('account_created_detail'),
        });
      } catch (error) {
        // That a service is away is told in the API's own words, where it has any: it is worth trying again.
        if (error instanceof ApiError && error.status >= 500 && !(error.code === AWAY && error.message !== '')) {
          await showServerFailure(new ApiError({ status: error.status, code: error.code }));
        } else await showFailure(error);
      }
    }),
  );

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <AccountFrame title={label('title')} lead={label('lead')}>
      <FormProvider {...form}>
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <ErrorSummary<RegisterForm>
            labels={[
              ['username', label('username')],
              ['email', label('email')],
              ['full_name', label('fullName')],
              ['display_name', label('displayName')],
              ['password', label('password')],
              ['password_confirmation', label('confirmation')],
            ]}
          />
          <FormField<RegisterForm>
            name="username"
            label={label('username')}
            hint={label('usernameHint')}
            autoComplete="username"
          />
          <FormField<RegisterForm>
            name="email"
            type="email"
            label={label('email')}
            hint={label('emailHint')}
            autoComplete="email"
          />
          <FormField<RegisterForm>
            name="full_name"
            label={label('fullName')}
            hint={label('fullNameHint')}
            autoComplete="name"
          />
          <FormField<RegisterForm>
            name="display_name"
            label={label('displayName')}
            hint={label('displayNameHint')}
            autoComplete="nickname"
          />
          <NewPasswordField<RegisterForm> name="password" label={label('password')} about={TELLING} />
          <PasswordField<RegisterForm>
            name="password_confirmation"
            label={label('confirmation')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" size="big" aria-disabled={isBusy}>
            {label(isBusy ? 'busy' : 'submit')}
          </Button>
        </form>
      </FormProvider>
      <p className="mt-6 text-text-2">
        <FormattedMessage {...messages.haveAccount} />{' '}
        <Link className="text-link" to={paths.login + search} state={state}>
          <FormattedMessage {...messages.login} />
        </Link>
      </p>
    </AccountFrame>
  );
};
