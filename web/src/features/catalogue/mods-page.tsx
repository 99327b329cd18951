import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Listing } from './components/listing.tsx';
import { loadListing } from './load-listing.ts';

const messages = defineMessages({
  title: { id: 'mods.title', defaultMessage: 'Explorar mods' },
  description: {
    id: 'mods.description',
    defaultMessage: 'Explore mods revisados um a um, e filtre por versão do jogo, loader, categoria e lado.',
  },
});

export const Component = () => {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Listing key="mod" kind="mod" meta={{ title, description: intl.formatMessage(messages.description) }}>
      <h1 className="mb-4">{translate(messages.title)}</h1>
    </Listing>
  );
};

export const load = loadListing('mod');
