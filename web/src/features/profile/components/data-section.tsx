import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { ExportButton } from '#shared/own-data/export-button.tsx';
import { useOwnDataAccess } from '#shared/own-data/own-data-access.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.data', defaultMessage: 'Tudo o que o portal guarda sobre você, em um arquivo só.' },
  what: {
    id: 'export.what',
    defaultMessage:
      'Perfil, favoritos, downloads, avaliações, comentários, mensagens e preferências, em JSON. Pode levar alguns segundos.',
  },
});

/** Export of the member's data. */
export const DataSection = () => {
  const access = useOwnDataAccess();
  return (
    <Section id="data" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-4">
        <p className="max-w-[60ch] text-text-2">{translate(messages.what)}</p>
        <ExportButton access={access} />
      </div>
    </Section>
  );
};
