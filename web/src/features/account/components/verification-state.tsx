import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { VerificationActions } from '#shared/verification/verification-actions.tsx';
import { VerificationText, VerificationTip, verificationMessages } from '#shared/verification/verification-text.tsx';
import { EmailActions } from './email-actions.tsx';
import { NoticePage } from './notice-page.tsx';
import { Verified } from './verified.tsx';

const messages = defineMessages({
  signedOut: {
    id: 'verifyEmail.signedOut',
    defaultMessage: 'Entre na sua conta para ver se o seu e-mail já foi verificado.',
  },
});

/** State of the member's e-mail, and the next step. */
export const VerificationState = () => {
  const { user } = useAuth();
  if (user?.is_verified) return <Verified />;
  const title = translate(verificationMessages.title);
  if (!user) {
    return (
      <NoticePage title={title} actions={<EmailActions from={paths.verifyEmail} />}>
        <p>{translate(messages.signedOut)}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={title}>
      <p>
        <VerificationText email={user.email} />
      </p>
      <p className="note">
        <VerificationTip />
      </p>
      <div className="mt-2 w-full max-w-[30rem]">
        <VerificationActions />
      </div>
    </NoticePage>
  );
};
