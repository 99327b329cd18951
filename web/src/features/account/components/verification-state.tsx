import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useAuth } from '#session/auth-context.tsx';
import { VerificationActions } from '#session/verification/verification-actions.tsx';
import { VerificationText, verificationMessages } from '#session/verification/verification-text.tsx';
import { AddressActions } from './address-actions.tsx';
import { NoticePage } from './notice-page.tsx';
import { Verified } from './verified.tsx';

const messages = defineMessages({
  signedOut: {
    id: 'verifyEmail.signedOut',
    defaultMessage: 'Entre na sua conta para ver se o seu e-mail já foi verificado.',
  },
});

/** How it stands with the member's address, and what to do about it. */
export const VerificationState = () => {
  const { user } = useAuth();
  if (user?.is_verified) return <Verified />;
  const title = <FormattedMessage {...verificationMessages.title} />;
  if (!user) {
    return (
      <NoticePage title={title} actions={<AddressActions from={paths.verifyEmail} />}>
        <p>
          <FormattedMessage {...messages.signedOut} />
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={title}>
      <p>
        <VerificationText email={user.email} />
      </p>
      <p className="note">
        <FormattedMessage {...verificationMessages.tip} />
      </p>
      <div className="mt-2 w-full max-w-[30rem]">
        <VerificationActions />
      </div>
    </NoticePage>
  );
};
