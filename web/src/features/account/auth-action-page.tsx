import { defineMessages } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { getActionTarget } from './action-target.ts';
import { NoticePage } from './components/notice-page.tsx';
import { useLinkLanguage } from './use-link-language.ts';

const messages = defineMessages({
  title: { id: 'authAction.title', defaultMessage: 'Este link está incompleto' },
  text: {
    id: 'authAction.text',
    defaultMessage: 'Parte do endereço se perdeu no caminho. Abra o link direto do e-mail ou copie-o inteiro.',
  },
  again: {
    id: 'authAction.again',
    defaultMessage:
      'Se não der certo, peça outro link: o de nova senha, aqui embaixo; o de verificação, depois de entrar.',
  },
  reset: { id: 'authAction.reset', defaultMessage: 'Redefinir senha' },
  login: { id: 'authAction.login', defaultMessage: 'Entrar' },
  contact: { id: 'authAction.contact', defaultMessage: 'Falar com a equipe' },
});

/** Target of the links in Firebase's mails: redirects to the page of the link's mode. */
export const Component = () => {
  const { search } = useLocation();
  useLinkLanguage(search);
  const target = getActionTarget(search);
  if (target) return <Navigate to={target} replace />;
  return (
    <NoticePage
      title={translate(messages.title)}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.forgotPassword}>
            {translate(messages.reset)}
          </ButtonLink>
          <ButtonLink to={paths.login}>{translate(messages.login)}</ButtonLink>
          <ButtonLink variant="ghost" to={paths.contact}>
            {translate(messages.contact)}
          </ButtonLink>
        </>
      }
    >
      <p>{translate(messages.text)}</p>
      <p>{translate(messages.again)}</p>
    </NoticePage>
  );
};
