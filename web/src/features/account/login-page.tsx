import { loginBody } from '@bigorna/domain/endpoints/auth';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { useSubmitOnce } from '#app/forms/use-submit-once.ts';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import type { LoginBody } from '#session/engine/account-calls.ts';
import { type Origin, readOrigin } from '#session/origin.ts';
import { Button } from '#ui/button.tsx';
import { readIdentifier } from './carried-identifier.ts';
import { AccountFrame } from './components/account-frame.tsx';
import { useLanding } from './components/use-landing.ts';

const messages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Entrar' },
  lead: { id: 'login.lead', defaultMessage: 'Volte à forja: seus downloads e seu histórico esperam por você.' },
  identifier: { id: 'login.identifier', defaultMessage: 'Usuário ou e-mail' },
  password: { id: 'login.password', defaultMessage: 'Senha' },
  submit: { id: 'login.submit', defaultMessage: 'Entrar' },
  busy: { id: 'login.busy', defaultMessage: 'Entrando...' },
  forgot: { id: 'login.forgot', defaultMessage: 'Esqueceu a senha?' },
  noAccount: { id: 'login.noAccount', defaultMessage: 'Ainda não tem conta?' },
  register: { id: 'login.register', defaultMessage: 'Criar conta' },
});

const BANNED: ErrorCode = 'banned';
const WRONG: ErrorCode = 'invalid_credentials';

/** The way to a new password; what was typed goes along, and so does where the visitor came from. */
const ForgotLink = ({ origin }: { origin: Origin | undefined }) => {
  const identifier = useWatch<LoginBody>({ name: 'identifier' });
  return (
    <Link className="text-link justify-self-end py-1" to={paths.forgotPassword} state={{ ...origin, identifier }}>
      <FormattedMessage {...messages.forgot} />
    </Link>
  );
};

/** Sign in with username or e-mail. */
export const Component = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { login, prepare } = useAuth();
  const { state, search } = useLocation();
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { identifier: readIdentifier(state), password: '' },
  });
  const { isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, { title: 'login_failed_title', otherwise: 'login_failed' });
  const [isDone, setDone] = useState(false);
  useLanding(isSubmitting, isDone ? 'login_done' : undefined);
  useEffect(prepare, [prepare]);

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        await login(values);
        const text = await loadedText();
        notify({ type: 'success', id: 'account-form', title: text('login_done') });
        setDone(true);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        // The session tells of the ban itself, and leads to where it is explained.
        if (code !== BANNED) await showFailure(error);
        if (code === WRONG) form.setFocus('password', { shouldSelect: true });
      }
    }),
  );

  const identifier = intl.formatMessage(messages.identifier);
  const password = intl.formatMessage(messages.password);
  return (
    <AccountFrame title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />}>
      <FormProvider {...form}>
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <ErrorSummary<LoginBody>
            labels={[
              ['identifier', identifier],
              ['password', password],
            ]}
          />
          <FormField<LoginBody> name="identifier" label={identifier} autoComplete="username" />
          <div className="grid gap-2">
            <PasswordField<LoginBody> name="password" label={password} autoComplete="current-password" />
            <ForgotLink origin={readOrigin(state, search)} />
          </div>
          <Button type="submit" variant="primary" size="big" aria-disabled={isSubmitting}>
            <FormattedMessage {...(isSubmitting ? messages.busy : messages.submit)} />
          </Button>
        </form>
      </FormProvider>
      <p className="mt-6 text-text-2">
        <FormattedMessage {...messages.noAccount} />{' '}
        <Link className="text-link" to={paths.register + search} state={state}>
          <FormattedMessage {...messages.register} />
        </Link>
      </p>
    </AccountFrame>
  );
};
