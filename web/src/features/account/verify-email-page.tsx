import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useAuth } from '#session/auth-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NoticePage } from './components/notice-page.tsx';

const messages = defineMessages({
  title: { id: 'verifyEmail.title', defaultMessage: 'Verifique seu e-mail' },
  unlocks: {
    id: 'verifyEmail.unlocks',
    defaultMessage: 'Com o endereço verificado, você baixa, comenta e avalia: todos os recursos são liberados.',
  },
  spam: { id: 'verifyEmail.spam', defaultMessage: 'Não chegou? Olhe também as pastas Spam e Promoções.' },
  check: { id: 'verifyEmail.check', defaultMessage: 'Já verifiquei' },
  checking: { id: 'verifyEmail.checking', defaultMessage: 'Conferindo...' },
  done: { id: 'verifyEmail.done', defaultMessage: 'Seu e-mail está verificado' },
  doneText: { id: 'verifyEmail.doneText', defaultMessage: 'Tudo liberado: bom jogo!' },
  dashboard: { id: 'verifyEmail.dashboard', defaultMessage: 'Ir para o painel' },
  signedOut: {
    id: 'verifyEmail.signedOut',
    defaultMessage: 'Entre na sua conta para ver se o seu e-mail já foi verificado.',
  },
  login: { id: 'verifyEmail.login', defaultMessage: 'Fazer login' },
});
const sent = defineMessage<{ readonly email: string }>({
  id: 'verifyEmail.sent',
  defaultMessage: 'Enviamos um link de verificação para {email}.',
});

/** Where the guard sends unverified members: what to do, and a look whether it is done. */
export const Component = () => {
  const { user, recheck } = useAuth();
  const [isChecking, setChecking] = useState(false);
  const check = async (): Promise<void> => {
    if (isChecking) return;
    setChecking(true);
    await recheck();
    setChecking(false);
  };

  if (user?.is_verified) {
    return (
      <NoticePage
        title={<FormattedMessage {...messages.done} />}
        actions={
          <ButtonLink variant="primary" to={paths.dashboard}>
            <FormattedMessage {...messages.dashboard} />
          </ButtonLink>
        }
      >
        <p>
          <FormattedMessage {...messages.doneText} />
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage
      title={<FormattedMessage {...messages.title} />}
      actions={
        user ? (
          <Button variant="primary" aria-disabled={isChecking} onClick={() => void check()}>
            <FormattedMessage {...(isChecking ? messages.checking : messages.check)} />
          </Button>
        ) : (
          <ButtonLink variant="primary" to={paths.login} state={{ from: paths.verifyEmail }}>
            <FormattedMessage {...messages.login} />
          </ButtonLink>
        )
      }
    >
      {user ? (
        <>
          <p>
            <FormattedMessage {...sent} values={{ email: user.email }} /> <FormattedMessage {...messages.unlocks} />
          </p>
          <p className="note">
            <FormattedMessage {...messages.spam} />
          </p>
        </>
      ) : (
        <p>
          <FormattedMessage {...messages.signedOut} />
        </p>
      )}
    </NoticePage>
  );
};
