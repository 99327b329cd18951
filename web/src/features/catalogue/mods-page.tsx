import { defineMessages, FormattedMessage } from 'react-intl';
import { Listing } from './components/listing.tsx';

const messages = defineMessages({ title: { id: 'mods.title', defaultMessage: 'Explorar mods' } });

/** /mods */
export const Component = () => (
  <Listing key="mod" kind="mod">
    <h1 className="mb-4">
      <FormattedMessage {...messages.title} />
    </h1>
  </Listing>
);
