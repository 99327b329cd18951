import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { originOf } from './origin.ts';

const messages = defineMessages({
  title: { id: 'restricted.title', defaultMessage: 'Acesso restrito' },
  text: { id: 'restricted.text', defaultMessage: 'Sua sessão terminou. Entre de novo para continuar nesta página.' },
  login: { id: 'restricted.login', defaultMessage: 'Fazer login' },
});

/**
 * In place of a member's page for who is signed out: says so and leads to login and back.
 *
 * @param text why; without, that the session ended while the page was open.
 */
export const RestrictedAccess = ({ text = messages.text }: { text?: MessageDescriptor }) => {
  const origin = originOf(useLocation());
  return (
    <div className="wrap">
      <div className="empty-state" role="alert">
        <EmptyScene />
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <p>
          <FormattedMessage {...text} />
        </p>
        <ButtonLink variant="primary" size="big" to={paths.login} state={origin}>
          <FormattedMessage {...messages.login} />
        </ButtonLink>
      </div>
    </div>
  );
};
