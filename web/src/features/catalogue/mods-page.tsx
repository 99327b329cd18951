import { defineMessages } from 'react-intl';
import { KindListing } from './components/listing.tsx';
import { loadListing } from './load-listing.ts';

const messages = defineMessages({
  title: { id: 'mods.title', defaultMessage: 'Explorar mods' },
  description: {
    id: 'mods.description',
    defaultMessage: 'Mods revisados um a um. Filtre por versão do jogo, loader e categoria.',
  },
});

export const Component = () => <KindListing key="mod" kind="mod" texts={messages} />;

export const load = loadListing('mod');
