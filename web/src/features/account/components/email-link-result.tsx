import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmailActions } from './email-actions.tsx';
import { NoticePage } from './notice-page.tsx';
import { Verified } from './verified.tsx';

const messages = defineMessages({
  otherAccount: {
    id: 'verifyEmail.otherAccount',
    defaultMessage: 'O e-mail deste link foi verificado, mas é de outra conta, não da que está aberta aqui.',
  },
  changed: { id: 'verifyEmail.changed', defaultMessage: 'Seu e-mail foi alterado' },
  changedText: {
    id: 'verifyEmail.changedText',
    defaultMessage: 'O novo endereço está verificado. As sessões em outros aparelhos foram encerradas.',
  },
  endedText: {
    id: 'verifyEmail.endedText',
    defaultMessage: 'O novo endereço está verificado. Todas as sessões desta conta foram encerradas.',
  },
  restored: { id: 'verifyEmail.restored', defaultMessage: 'Seu e-mail anterior foi restaurado' },
  restoredText: {
    id: 'verifyEmail.restoredText',
    defaultMessage:
      'Desfizemos a troca e encerramos as sessões abertas. Se não foi você que pediu a troca, crie uma nova senha agora.',
  },
  newPassword: { id: 'verifyEmail.newPassword', defaultMessage: 'Criar nova senha' },
});
const newEmailText = defineMessage<{ readonly email: string }>({
  id: 'verifyEmail.nowIs',
  defaultMessage: 'Agora é {email}.',
});

interface EmailLinkResultProps {
  change: EndpointResponse<'verifyEmail'>['change'];
  /** Whether the response renewed the session, because the link belongs to the signed-in member. */
  isRenewed: boolean;
}

/** Shows what the link did: it verified, changed or restored the e-mail. */
export const EmailLinkResult = ({ change, isRenewed }: EmailLinkResultProps) => {
  const { user } = useAuth();
  if (change === 'verified') {
    const isOtherAccount = user && !isRenewed && !user.is_verified;
    return <Verified>{isOtherAccount && translate(messages.otherAccount)}</Verified>;
  }
  if (change === 'changed') {
    return (
      <NoticePage title={translate(messages.changed)} actions={<EmailActions />}>
        <p className="wrap-anywhere">
          {isRenewed && user && <span>{translate(newEmailText, { email: user.email })} </span>}
          {translate(isRenewed ? messages.changedText : messages.endedText)}
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage
      title={translate(messages.restored)}
      actions={
        <>
          <ButtonLink variant="primary" to={user ? paths.editProfile : paths.forgotPassword}>
            {translate(messages.newPassword)}
          </ButtonLink>
          <EmailActions />
        </>
      }
    >
      <p>{translate(messages.restoredText)}</p>
    </NoticePage>
  );
};
