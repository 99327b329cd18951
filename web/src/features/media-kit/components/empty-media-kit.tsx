import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { StudioScene } from './studio-scene.tsx';

const messages = defineMessages({
  title: { id: 'mediaKit.unwritten', defaultMessage: 'O mídia kit ainda está na forja' },
  text: {
    id: 'mediaKit.unwrittenText',
    defaultMessage: 'Os números e os formatos chegam em breve. Até lá, escreva para a equipe: ela responde a tudo.',
  },
});

/** Shown until staff write the media kit. */
export const EmptyMediaKit = () => (
  <div className="empty-state">
    <StudioScene />
    <h1>{translate(messages.title)}</h1>
    <p>{translate(messages.text)}</p>
  </div>
);
