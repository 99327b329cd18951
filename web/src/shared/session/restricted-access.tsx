import { defineMessages, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';

const messages = defineMessages({
  title: { id: 'restricted.title', defaultMessage: 'Entre para continuar' },
  text: { id: 'restricted.text', defaultMessage: 'Sua sessão terminou. Entre de novo e você volta para esta página.' },
  login: { id: 'restricted.login', defaultMessage: 'Entrar' },
});

/**
 * Replaces a member's page for signed-out visitors, with a login link that leads back.
 *
 * @param text the reason; by default that the session ended while the page was open.
 */
export const RestrictedAccess = ({ text = messages.text }: { text?: MessageDescriptor }) => {
  const origin = toOrigin(useLocation());
  return (
    <div className="wrap">
      <EmptyState level={1} role="alert" title={translate(messages.title)} text={translate(text)}>
        <ButtonLink variant="primary" size="big" to={paths.login} state={origin}>
          {translate(messages.login)}
        </ButtonLink>
      </EmptyState>
    </div>
  );
};
