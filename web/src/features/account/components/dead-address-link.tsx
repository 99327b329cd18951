import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { VerificationActions } from '#session/verification/verification-actions.tsx';
import { AddressActions } from './address-actions.tsx';
import { NoticePage } from './notice-page.tsx';

const messages = defineMessages({
  used: { id: 'verifyEmail.used', defaultMessage: 'Este link já foi usado' },
  usedText: { id: 'verifyEmail.usedText', defaultMessage: 'Seu e-mail já está verificado: não falta mais nada.' },
  dead: { id: 'verifyEmail.dead', defaultMessage: 'Este link não serve mais' },
  signedOut: {
    id: 'verifyEmail.deadSignedOut',
    defaultMessage: 'Talvez o seu e-mail já esteja verificado: entre para ver, ou para receber outro link.',
  },
});

/** A link about an address that was used, has run out or never was: how it stands, and how to get another. */
export const DeadAddressLink = () => {
  const text = useDomainText();
  const { user } = useAuth();
  if (user?.is_verified) {
    return (
      <NoticePage title={<FormattedMessage {...messages.used} />} actions={<AddressActions />}>
        <p>
          <FormattedMessage {...messages.usedText} />
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage
      title={<FormattedMessage {...messages.dead} />}
      actions={user ? undefined : <AddressActions from={paths.verifyEmail} />}
    >
      <p>{text('link_invalid')}</p>
      {user ? (
        <div className="w-full max-w-[30rem]">
          <VerificationActions />
        </div>
      ) : (
        <p>
          <FormattedMessage {...messages.signedOut} />
        </p>
      )}
    </NoticePage>
  );
};
