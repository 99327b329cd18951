import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useAuth } from '#session/auth-context.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { AddressActions } from './address-actions.tsx';
import { NoticePage } from './notice-page.tsx';
import { Verified } from './verified.tsx';

const messages = defineMessages({
  otherAccount: {
    id: 'verifyEmail.otherAccount',
    defaultMessage: 'O endereço do link está verificado. Ele é de outra conta, não da que está aberta aqui.',
  },
  changed: { id: 'verifyEmail.changed', defaultMessage: 'Seu e-mail mudou' },
  changedText: {
    id: 'verifyEmail.changedText',
    defaultMessage: 'O novo endereço está verificado. As sessões em outros aparelhos terminaram.',
  },
  restored: { id: 'verifyEmail.restored', defaultMessage: 'Seu e-mail anterior voltou' },
  restoredText: {
    id: 'verifyEmail.restoredText',
    defaultMessage:
      'Desfizemos a troca e encerramos as sessões abertas. Se não foi você que pediu a troca, crie uma nova senha agora.',
  },
  newPassword: { id: 'verifyEmail.newPassword', defaultMessage: 'Criar nova senha' },
});
const nowIs = defineMessage<{ readonly email: string }>({
  id: 'verifyEmail.nowIs',
  defaultMessage: 'Agora é {email}.',
});

interface LinkFollowedProps {
  change: AnswerOf<'verifyEmail'>['change'];
  /** Whether the address is that of the member signed in here. */
  isRenewed: boolean;
}

/** What following a link did to the address. */
export const LinkFollowed = ({ change, isRenewed }: LinkFollowedProps) => {
  const { user } = useAuth();
  if (change === 'verified') {
    const isOthers = user && !isRenewed && !user.is_verified;
    return <Verified>{isOthers && <FormattedMessage {...messages.otherAccount} />}</Verified>;
  }
  if (change === 'changed') {
    return (
      <NoticePage title={<FormattedMessage {...messages.changed} />} actions={<AddressActions />}>
        <p className="wrap-anywhere">
          {isRenewed && user && <FormattedMessage {...nowIs} values={{ email: user.email }} />}{' '}
          <FormattedMessage {...messages.changedText} />
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage
      title={<FormattedMessage {...messages.restored} />}
      actions={
        <>
          <ButtonLink variant="primary" to={user ? paths.editProfile : paths.forgotPassword}>
            <FormattedMessage {...messages.newPassword} />
          </ButtonLink>
          <AddressActions />
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.restoredText} />
      </p>
    </NoticePage>
  );
};
