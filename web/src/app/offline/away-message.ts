import { defineMessage } from 'react-intl';

/** What the site says of a network that is away. */
export const away = defineMessage({ id: 'offline.away', defaultMessage: 'Você está sem conexão.' });
