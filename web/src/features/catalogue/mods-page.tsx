import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Listing } from './components/listing.tsx';

const messages = defineMessages({ title: { id: 'mods.title', defaultMessage: 'Explorar mods' } });

export const Component = () => (
  <Listing key="mod" kind="mod">
    <h1 className="mb-4">{translate(messages.title)}</h1>
  </Listing>
);
