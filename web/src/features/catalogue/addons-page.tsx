import { defineMessages } from 'react-intl';
import { KindListing } from './components/listing.tsx';
import { loadListing } from './load-listing.ts';

const messages = defineMessages({
  title: { id: 'addons.title', defaultMessage: 'Explorar addons' },
  description: {
    id: 'addons.description',
    defaultMessage: 'Addons revisados um a um. Filtre por versão do jogo e categoria.',
  },
});

export const Component = () => <KindListing key="addon" kind="addon" texts={messages} />;

export const load = loadListing('addon');
