import { defineMessages } from 'react-intl';

/** Headers of the release table, and labels of its cells on phones. */
export const releaseColumns = defineMessages({
  version: { id: 'releases.version', defaultMessage: 'Versão' },
  game: { id: 'releases.game', defaultMessage: 'Jogo' },
  loaders: { id: 'releases.loaders', defaultMessage: 'Loaders' },
  size: { id: 'releases.size', defaultMessage: 'Tamanho' },
  date: { id: 'releases.date', defaultMessage: 'Data' },
  download: { id: 'releases.download', defaultMessage: 'Baixar' },
});
