import { defineMessages, FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { actionTarget } from './action-target.ts';
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
    defaultMessage: 'Se não der certo, peça outro: o de nova senha, aqui embaixo; o de verificação, depois de entrar.',
  },
  reset: { id: 'authAction.reset', defaultMessage: 'Pedir nova senha' },
  login: { id: 'authAction.login', defaultMessage: 'Entrar' },
  contact: { id: 'authAction.contact', defaultMessage: 'Falar com a equipe' },
});

/** Where the links of Firebase's mails land: hands the code on to the page that does what the link is for. */
export const Component = () => {
  const { search } = useLocation();
  useLinkLanguage(search);
  const target = actionTarget(search);
  if (target) return <Navigate to={target} replace />;
  return (
    <NoticePage
      title={<FormattedMessage {...messages.title} />}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.forgotPassword}>
            <FormattedMessage {...messages.reset} />
          </ButtonLink>
          <ButtonLink to={paths.login}>
            <FormattedMessage {...messages.login} />
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.contact}>
            <FormattedMessage {...messages.contact} />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <p>
        <FormattedMessage {...messages.again} />
      </p>
    </NoticePage>
  );
};
