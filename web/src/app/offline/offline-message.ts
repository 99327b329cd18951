import { defineMessage } from 'react-intl';

/** The text of the offline notice. */
export const offlineMessage = defineMessage({ id: 'offline.away', defaultMessage: 'Você está sem conexão.' });
