import { defineMessages } from 'react-intl';

/** Heads of the table of releases, and the labels of the same facts on a phone. */
export const releaseColumns = defineMessages({
  version: { id: 'releases.version', defaultMessage: 'Versão' },
  game: { id: 'releases.game', defaultMessage: 'Jogo' },
  loaders: { id: 'releases.loaders', defaultMessage: 'Carregadores' },
  size: { id: 'releases.size', defaultMessage: 'Tamanho' },
  date: { id: 'releases.date', defaultMessage: 'Data' },
  download: { id: 'releases.download', defaultMessage: 'Baixar' },
});
