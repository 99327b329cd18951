import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';

const messages = defineMessages({
  corner: { id: 'returning.corner', defaultMessage: 'Reconectando…' },
  title: { id: 'returning.title', defaultMessage: 'Reconectando à sua conta' },
  text: {
    id: 'returning.text',
    defaultMessage:
      'O serviço não respondeu. Você não saiu da conta: esta página volta sozinha assim que ele responder.',
  },
});

/** In the header, in place of the ways in, while a member's session waits for an answer. */
export const ReturningCorner = () => (
  <span className="text-text-2" role="status">
    <FormattedMessage {...messages.corner} />
  </span>
);

/** In place of a member's page while their session waits for an answer. */
export const Returning = () => (
  <div className="wrap">
    <div className="empty-state" role="alert">
      <EmptyScene />
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p>
        <FormattedMessage {...messages.text} />
      </p>
    </div>
  </div>
);
