import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';

const messages = defineMessages({
  corner: { id: 'returning.corner', defaultMessage: 'Reconectando...' },
  title: { id: 'returning.title', defaultMessage: 'Reconectando à sua conta' },
  text: {
    id: 'returning.text',
    defaultMessage:
      'O serviço não respondeu. Você não saiu da conta: esta página volta sozinha assim que ele responder.',
  },
});

/** Replaces the login buttons in the header while a session reconnects. */
export const ReconnectingCorner = () => (
  <span className="text-text-2" role="status">
    {translate(messages.corner)}
  </span>
);

/** Replaces a member's page while the session reconnects. */
export const Reconnecting = () => (
  <div className="wrap">
    <EmptyState level={1} role="alert" title={translate(messages.title)} text={translate(messages.text)} />
  </div>
);
