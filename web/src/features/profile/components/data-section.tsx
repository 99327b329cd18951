import { defineMessages, FormattedMessage } from 'react-intl';
import { ExportButton } from './export-button.tsx';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.data', defaultMessage: 'Tudo o que o portal guarda de você, num arquivo só.' },
  what: {
    id: 'export.what',
    defaultMessage:
      'Perfil, favoritos, downloads, avaliações, comentários, mensagens e preferências, em JSON. Pode levar alguns segundos.',
  },
});

/** The member's own data to take along. */
export const DataSection = () => (
  <Section id="data" lead={messages.lead}>
    <div className="panel grid grid-cols-1 gap-4">
      <p className="max-w-[60ch] text-text-2">
        <FormattedMessage {...messages.what} />
      </p>
      <ExportButton />
    </div>
  </Section>
);
