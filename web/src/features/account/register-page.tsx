import { ApiError } from '@bigorna/client/api-error';
import { type RegisterForm, registerForm } from '@bigorna/domain/endpoints/auth.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { AGES } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessage, defineMessages, type MessageTag, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import type { DownloadValues } from '#shared/mods/sign-in-to-download.ts';
import { NewPasswordField } from '#shared/password/new-password-field.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { notify } from '#shared/toasts/notify.ts';
import { openVerificationDialog } from '#shared/verification/verification-request.ts';
import { AccountFrame } from './components/account-frame.tsx';
import { SignInLead } from './components/sign-in-lead.tsx';
import { useLanding } from './components/use-landing.ts';

const messages = defineMessages({
  title: { id: 'register.title', defaultMessage: 'Criar conta' },
  lead: {
    id: 'register.lead',
    defaultMessage: 'Com uma conta, você baixa mods, guarda seu histórico e participa da comunidade.',
  },
  username: { id: 'register.username', defaultMessage: 'Nome de usuário' },
  usernameHint: {
    id: 'register.usernameHint',
    defaultMessage: 'Letras, números, hífens e underlines (_). É com ele que você entra.',
  },
  email: { id: 'register.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'register.emailHint', defaultMessage: 'Vamos enviar um link para você verificar o e-mail.' },
  fullName: { id: 'register.fullName', defaultMessage: 'Nome completo' },
  fullNameHint: { id: 'register.fullNameHint', defaultMessage: 'Não aparece no seu perfil.' },
  displayName: { id: 'register.displayName', defaultMessage: 'Nome de exibição (opcional)' },
  displayNameHint: {
    id: 'register.displayNameHint',
    defaultMessage: 'É o nome que os outros veem. Se ficar vazio, mostramos o nome de usuário.',
  },
  password: { id: 'register.password', defaultMessage: 'Senha' },
  confirmation: { id: 'register.confirmation', defaultMessage: 'Repita a senha' },
  submit: { id: 'register.submit', defaultMessage: 'Criar conta' },
  busy: { id: 'register.busy', defaultMessage: 'Criando conta...' },
  haveAccount: { id: 'register.haveAccount', defaultMessage: 'Já tem conta?' },
  login: { id: 'register.login', defaultMessage: 'Entrar' },
});

const toDownload = defineMessage<DownloadValues>({
  id: 'register.toDownload',
  defaultMessage: 'Crie uma conta para baixar <mod>{title}</mod> {version}',
});
const ageText = defineMessage<{ readonly minAge: number; readonly adultAge: number }>({
  id: 'register.age',
  defaultMessage:
    'Ao criar a conta, você confirma que tem {minAge} anos ou mais e, se tiver menos de {adultAge}, que tem a permissão do seu responsável legal.',
});
const termsText = defineMessage<{ readonly terms: MessageTag; readonly privacy: MessageTag }>({
  id: 'register.terms',
  defaultMessage: 'Você também aceita os <terms>termos</terms> e a <privacy>política de privacidade</privacy>.',
});

const EMPTY: RegisterForm = {
  username: '',
  email: '',
  full_name: '',
  display_name: '',
  password: '',
  password_confirmation: '',
};
/** Personal data that attackers guess first. zxcvbn rates passwords that contain such data as weaker. */
const PERSONAL_FIELDS = ['username', 'email', 'full_name', 'display_name'] as const;
const UNAVAILABLE: ErrorCode = 'unavailable';
const FAILURE = {
  title: 'registration_failed_title',
  fallbackText: 'registration_failed',
  fieldByCode: { username_taken: 'username', email_taken: 'email' },
} as const;

const linkTo = (to: string) => (chunks: ReactNode[]) => (
  <Link className="text-link" to={to}>
    {chunks}
  </Link>
);
const AGE_VALUES = { minAge: AGES.minimum, adultAge: AGES.adult };
const TERMS_VALUES = { terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) };

/** Gives server errors a general text. Keeps the API's text for an outage, because a retry may succeed. */
const toGeneralFailure = (error: unknown, message: string): unknown =>
  error instanceof ApiError && error.status >= 500 && !(error.code === UNAVAILABLE && error.message !== '')
    ? new ApiError({ status: error.status, code: error.code, message })
    : error;

/** Opens the verification dialog for a new member, after the redirect to the landing page. */
const useVerificationOnLanding = (): ((uid: string) => void) => {
  const member = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (member.current) openVerificationDialog(member.current);
    },
    [],
  );
  return (uid) => {
    member.current = uid;
  };
};

/** Page: create an account. */
export const Component = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user, register, prepare } = useAuth();
  const { state, search } = useLocation();
  const form = useForm({ resolver: zodResolver(registerForm), defaultValues: EMPTY });
  useLanding(form.formState.isSubmitting);
  useEffect(prepare, [prepare]);
  const verifyOnLanding = useVerificationOnLanding();

  const create = async (values: RegisterForm): Promise<void> => {
    if (user) return;
    const account = await register(values).catch(async (error: unknown) => {
      throw toGeneralFailure(error, (await loadedText())('account_creation_failed'));
    });
    // The dialog says that a mail was sent.
    if (account.isMailSent) verifyOnLanding(account.user.id);
    const text = await loadedText();
    notify({
      type: account.isMailSent ? 'success' : 'warning',
      id: 'account-form',
      title: text('account_created'),
      text: text(account.isMailSent ? 'account_created_detail' : 'account_created_without_mail'),
    });
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <AccountFrame title={label('title')} lead={<SignInLead message={toDownload}>{label('lead')}</SignInLead>}>
      <FormFrame
        form={form}
        labels={{
          username: label('username'),
          email: label('email'),
          full_name: label('fullName'),
          display_name: label('displayName'),
          password: label('password'),
          password_confirmation: label('confirmation'),
        }}
        failure={FAILURE}
        onSend={create}
      >
        <FormField<RegisterForm> name="username" hint={label('usernameHint')} autoComplete="username" />
        <FormField<RegisterForm> name="email" type="email" hint={label('emailHint')} autoComplete="email" />
        <FormField<RegisterForm> name="full_name" hint={label('fullNameHint')} autoComplete="name" />
        <FormField<RegisterForm> name="display_name" hint={label('displayNameHint')} autoComplete="nickname" />
        <NewPasswordField<RegisterForm> name="password" about={PERSONAL_FIELDS} />
        <PasswordField<RegisterForm> name="password_confirmation" autoComplete="new-password" />
        <p className="text-text-2">
          {translate(ageText, AGE_VALUES)} {translate(termsText, TERMS_VALUES)}
        </p>
        {/* Stays busy until the landing page has loaded. */}
        <SubmitButton text={label('submit')} busyText={label('busy')} isBusy={user !== undefined} />
      </FormFrame>
      <p className="mt-6 text-text-2">
        {translate(messages.haveAccount)}{' '}
        <Link className="text-link" to={paths.login + search} state={state}>
          {translate(messages.login)}
        </Link>
      </p>
    </AccountFrame>
  );
};
