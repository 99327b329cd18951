import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { MessageTag } from '#i18n/rich-text.tsx';

export const verificationMessages = defineMessages({
  title: { id: 'verification.title', defaultMessage: 'Verifique seu e-mail' },
  unlocks: {
    id: 'verification.unlocks',
    defaultMessage: 'Verificar o endereço libera todos os recursos: baixar, comentar e avaliar.',
  },
  tip: { id: 'verification.tip', defaultMessage: 'Não chegou? Olhe também as pastas Spam e Promoções.' },
});
const sent = defineMessage<{ readonly address: MessageTag; readonly email: string }>({
  id: 'verification.sent',
  defaultMessage: 'Enviamos um link de verificação para <address>{email}</address>.',
});

const address = (chunks: ReactNode[]): ReactNode => (
  <strong key="address" className="wrap-anywhere text-text">
    {chunks}
  </strong>
);

/** Where the link went and what it is good for. */
export const VerificationText = ({ email }: { email: string }) => (
  <>
    <FormattedMessage {...sent} values={{ address, email }} /> <FormattedMessage {...verificationMessages.unlocks} />
  </>
);
