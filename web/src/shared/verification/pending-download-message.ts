import { defineMessage, type MessageTag } from 'react-intl';

/** Names the download that waited for the verification of the e-mail. */
export const pendingDownloadMessage = defineMessage<{ readonly name: string; readonly mod: MessageTag }>({
  id: 'verifyEmail.download',
  defaultMessage: 'Baixar <mod>{name}</mod>',
});
