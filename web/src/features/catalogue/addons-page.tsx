import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Listing } from './components/listing.tsx';

const messages = defineMessages({ title: { id: 'addons.title', defaultMessage: 'Explorar addons' } });

export const Component = () => (
  <Listing key="addon" kind="addon">
    <h1 className="mb-4">{translate(messages.title)}</h1>
  </Listing>
);
