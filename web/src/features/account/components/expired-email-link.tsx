import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { VerificationActions } from '#shared/verification/verification-actions.tsx';
import { EmailActions } from './email-actions.tsx';
import { NoticePage } from './notice-page.tsx';

const messages = defineMessages({
  used: { id: 'verifyEmail.used', defaultMessage: 'Este link já foi usado' },
  usedText: { id: 'verifyEmail.usedText', defaultMessage: 'Seu e-mail já está verificado: não falta mais nada.' },
  dead: { id: 'verifyEmail.dead', defaultMessage: 'Este link não vale mais' },
  signedOut: {
    id: 'verifyEmail.deadSignedOut',
    defaultMessage: 'Talvez o seu e-mail já esteja verificado: entre para conferir ou receber outro link.',
  },
});

/** Shown for a used, expired or invalid e-mail link: the e-mail's state, and how to get a new link. */
export const ExpiredEmailLink = () => {
  const text = useDomainText();
  const { user } = useAuth();
  if (user?.is_verified) {
    return (
      <NoticePage title={translate(messages.used)} actions={<EmailActions />}>
        <p>{translate(messages.usedText)}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={translate(messages.dead)} actions={user ? undefined : <EmailActions from={paths.verifyEmail} />}>
      <p>{text('link_invalid')}</p>
      {user ? (
        <div className="w-full max-w-[30rem]">
          <VerificationActions />
        </div>
      ) : (
        <p>{translate(messages.signedOut)}</p>
      )}
    </NoticePage>
  );
};
