import { UNVERIFIED_ACCOUNT_DAYS } from '@bigorna/domain/limits';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, type MessageTag } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

export const verificationMessages = defineMessages({
  title: { id: 'verification.title', defaultMessage: 'Verifique seu e-mail' },
  toDownload: { id: 'download.confirmEmail', defaultMessage: 'Verifique seu e-mail para baixar' },
  unlocks: {
    id: 'verification.unlocks',
    defaultMessage: 'Com o e-mail verificado, você libera todos os recursos: baixar, comentar e avaliar.',
  },
  tip: { id: 'verification.tip', defaultMessage: 'Não chegou? Confira também as pastas Spam e Promoções.' },
});
const expires = defineMessage<{ readonly days: number }>({
  id: 'verification.expires',
  defaultMessage: 'Uma conta nova sem verificação é excluída depois de {days} dias.',
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

/** Shows where else the mail may be, and after how many days an unverified account is deleted. */
export const VerificationTip = () => (
  <>
    {translate(verificationMessages.tip)} {translate(expires, { days: UNVERIFIED_ACCOUNT_DAYS })}
  </>
);

/** Shows where the link was sent, and what the member can do once the e-mail is verified. */
export const VerificationText = ({ email }: { email: string }) => (
  <>
    {translate(sent, { address, email })} {translate(verificationMessages.unlocks)}
  </>
);
