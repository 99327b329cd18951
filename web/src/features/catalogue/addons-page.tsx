import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Listing } from './components/listing.tsx';
import { loadListing } from './load-listing.ts';

const messages = defineMessages({
  title: { id: 'addons.title', defaultMessage: 'Explorar addons' },
  description: {
    id: 'addons.description',
    defaultMessage: 'Explore addons revisados um a um, e filtre por versão do jogo, categoria e acesso.',
  },
});

export const Component = () => {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Listing key="addon" kind="addon" meta={{ title, description: intl.formatMessage(messages.description) }}>
      <h1 className="mb-4">{translate(messages.title)}</h1>
    </Listing>
  );
};

export const load = loadListing('addon');
