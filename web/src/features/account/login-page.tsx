import { ApiError } from '@bigorna/client/api-error';
import { type FactorChallenge, loginBody } from '@bigorna/domain/endpoints/auth.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { signInToDownload } from '#shared/mods/sign-in-to-download.ts';
import { type Origin, readOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { FactorForm } from '#shared/second-factor/factor-form.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import type { LoginBody } from '#shared/session/engine/account-calls.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { AccountFrame } from './components/account-frame.tsx';
import { SignInLead } from './components/sign-in-lead.tsx';
import { useLanding } from './components/use-landing.ts';
import { readIdentifier } from './typed-identifier.ts';

const messages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Entrar' },
  lead: { id: 'login.lead', defaultMessage: 'Volte à forja: seus downloads e seu histórico esperam por você.' },
  identifier: { id: 'login.identifier', defaultMessage: 'Usuário ou e-mail' },
  password: { id: 'login.password', defaultMessage: 'Senha' },
  submit: { id: 'login.submit', defaultMessage: 'Entrar' },
  busy: { id: 'login.busy', defaultMessage: 'Entrando...' },
  forgot: { id: 'login.forgot', defaultMessage: 'Esqueceu a senha?' },
  register: { id: 'login.register', defaultMessage: 'Criar conta' },
  factorTitle: { id: 'login.factorTitle', defaultMessage: 'Verificação em duas etapas' },
  factorLead: { id: 'login.factorLead', defaultMessage: 'Senha correta. Agora confirme que é você.' },
  restart: { id: 'login.restart', defaultMessage: 'Voltar para a senha' },
  lost: { id: 'login.lost', defaultMessage: 'Perdeu o aparelho e os códigos?' },
});

const INVALID_CREDENTIALS: ErrorCode = 'invalid_credentials';

/** Link to the password reset. Carries the typed identifier and the visitor's origin. */
const ForgotLink = ({ origin }: { origin: Origin | undefined }) => {
  const identifier = useWatch<LoginBody>({ name: 'identifier' });
  return (
    <Link className="text-link justify-self-end py-1" to={paths.forgotPassword} state={{ ...origin, identifier }}>
      {translate(messages.forgot)}
    </Link>
  );
};

/** Page: sign in with username or e-mail. */
export const Component = () => {
  const intl = useIntl();
  const notifySuccess = useSuccessToast('account-form');
  const { login, loginFactor, prepare } = useAuth();
  const { state, search } = useLocation();
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { identifier: readIdentifier(state), password: '' },
  });
  const { isSubmitting } = form.formState;
  const [isDone, setDone] = useState(false);
  const [challenge, setChallenge] = useState<FactorChallenge>();
  const [isProving, setProving] = useState(false);
  useLanding(isSubmitting || isProving, isDone ? 'login_done' : undefined);
  useEffect(prepare, [prepare]);

  const finish = async (): Promise<void> => {
    await notifySuccess('login_done');
    setDone(true);
  };

  if (challenge) {
    const restart = (): void => {
      form.resetField('password');
      flushSync(() => setChallenge(undefined));
      form.setFocus('password');
    };
    return (
      <AccountFrame title={translate(messages.factorTitle)} lead={translate(messages.factorLead)}>
        <FactorForm
          key={challenge.challenge}
          challenge={challenge}
          failureTitle="login_failed_title"
          onProof={async (proof) => {
            setProving(true);
            try {
              await loginFactor(proof);
              await finish();
            } finally {
              setProving(false);
            }
          }}
          onExpired={restart}
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <Button variant="ghost" onClick={restart}>
            {translate(messages.restart)}
          </Button>
          <Link className="text-link py-1" to={`${paths.help}#account`}>
            {translate(messages.lost)}
          </Link>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={translate(messages.title)}
      lead={<SignInLead message={signInToDownload}>{translate(messages.lead)}</SignInLead>}
    >
      <FormFrame
        form={form}
        labels={{
          identifier: intl.formatMessage(messages.identifier),
          password: intl.formatMessage(messages.password),
        }}
        // The session itself redirects banned accounts to their page.
        failure={{ title: 'login_failed_title', fallbackText: 'login_failed', skippedCode: 'banned' }}
        onSend={async (values) => {
          const request = await login(values);
          if (request) setChallenge(request);
          else await finish();
        }}
        afterFailure={(error) => {
          if (error instanceof ApiError && error.code === INVALID_CREDENTIALS)
            form.setFocus('password', { shouldSelect: true });
        }}
      >
        <FormField<LoginBody> name="identifier" autoComplete="username" />
        <div className="grid gap-2">
          <PasswordField<LoginBody> name="password" autoComplete="current-password" />
          <ForgotLink origin={readOrigin(state, search)} />
        </div>
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <SubmitButton text={translate(messages.submit)} busyText={translate(messages.busy)} />
          <ButtonLink variant="primary" size="big" to={paths.register + search} state={state}>
            {translate(messages.register)}
          </ButtonLink>
        </div>
      </FormFrame>
    </AccountFrame>
  );
};
