import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useAuth } from '#session/auth-context.tsx';
import { AddressActions } from './address-actions.tsx';
import { NoticePage } from './notice-page.tsx';

const messages = defineMessages({
  title: { id: 'verifyEmail.done', defaultMessage: 'Seu e-mail está verificado' },
  text: { id: 'verifyEmail.doneText', defaultMessage: 'Tudo liberado: baixar, comentar e avaliar. Bom jogo!' },
  signedOut: {
    id: 'verifyEmail.doneSignedOut',
    defaultMessage: 'Tudo liberado: entre na sua conta para baixar, comentar e avaliar.',
  },
});

/** The address is verified: what that is good for, or else what is given. */
export const Verified = ({ children }: { children?: ReactNode }) => {
  const { user } = useAuth();
  return (
    <NoticePage isLit title={<FormattedMessage {...messages.title} />} actions={<AddressActions />}>
      <p>{children || <FormattedMessage {...(user ? messages.text : messages.signedOut)} />}</p>
    </NoticePage>
  );
};
