import { defineMessages, FormattedMessage } from 'react-intl';
import { Listing } from './components/listing.tsx';

const messages = defineMessages({ title: { id: 'addons.title', defaultMessage: 'Explorar addons' } });

/** /addons */
export const Component = () => (
  <Listing key="addon" kind="addon">
    <h1 className="mb-4">
      <FormattedMessage {...messages.title} />
    </h1>
  </Listing>
);
