import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { MessagesSquare } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { tabNames } from './mod-tabs.tsx';

const messages = defineMessages({
  none: { id: 'comments.none', defaultMessage: 'Ainda ninguém comentou.' },
  soon: {
    id: 'comments.soon',
    defaultMessage: 'É aqui que a conversa sobre este mod vai aparecer. Ler e escrever comentários chega em breve.',
  },
});
const waiting = defineMessage<{ readonly count: number }>({
  id: 'comments.waiting',
  defaultMessage:
    '{count, plural, one {# comentário já foi deixado aqui.} many {# de comentários já foram deixados aqui.} other {# comentários já foram deixados aqui.}}',
});

/** The comments' place: how many there are, and that they will be read here. */
export const CommentsTab = ({ mod }: { mod: ModPage }) => (
  <section>
    <h2 className="sr-only">
      <FormattedMessage {...tabNames.comments} />
    </h2>
    <div className="quiet-state">
      <MessagesSquare aria-hidden size={40} />
      <p className="quiet-title">
        {mod.comments > 0 ? (
          <FormattedMessage {...waiting} values={{ count: mod.comments }} />
        ) : (
          <FormattedMessage {...messages.none} />
        )}
      </p>
      <p>
        <FormattedMessage {...messages.soon} />
      </p>
    </div>
  </section>
);
