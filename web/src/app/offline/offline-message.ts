import { defineMessage } from 'react-intl';

export const offlineMessage = defineMessage({ id: 'offline.away', defaultMessage: 'Você está sem conexão.' });
