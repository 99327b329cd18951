import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { EmailActions } from './email-actions.tsx';
import { NoticePage } from './notice-page.tsx';

const messages = defineMessages({
  title: { id: 'verifyEmail.done', defaultMessage: 'Seu e-mail está verificado' },
  text: { id: 'verifyEmail.doneText', defaultMessage: 'Tudo liberado: baixar, comentar e avaliar. Bom jogo!' },
  signedOut: {
    id: 'verifyEmail.doneSignedOut',
    defaultMessage: 'Tudo liberado: entre na sua conta para baixar, comentar e avaliar.',
  },
});

/** Shown for a verified e-mail. Lists what the member can do now, or shows `children` instead. */
export const Verified = ({ children }: { children?: ReactNode }) => {
  const { user } = useAuth();
  return (
    <NoticePage isLit title={translate(messages.title)} actions={<EmailActions />}>
      <p>{children || translate(user ? messages.text : messages.signedOut)}</p>
    </NoticePage>
  );
};
