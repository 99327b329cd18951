import { defineMessages } from 'react-intl';

export const authorMessages = defineMessages({
  deleted: { id: 'comments.deletedAccount', defaultMessage: 'Conta excluída' },
});
