import { defineMessages, FormattedMessage } from 'react-intl';
import { StudioScene } from '#ui/scene/studio-scene.tsx';

const messages = defineMessages({
  title: { id: 'mediaKit.unwritten', defaultMessage: 'O mídia kit ainda está na forja' },
  text: {
    id: 'mediaKit.unwrittenText',
    defaultMessage: 'Os números e os formatos chegam em breve. Até lá, escreva para a equipe: ela responde a tudo.',
  },
});

/** Before anybody wrote the media kit. */
export const Unwritten = () => (
  <div className="empty-state">
    <StudioScene />
    <h1>
      <FormattedMessage {...messages.title} />
    </h1>
    <p>
      <FormattedMessage {...messages.text} />
    </p>
  </div>
);
