import { defineMessages } from 'react-intl';
import { NoEntries, type NoEntriesProps } from '#shared/page/no-entries.tsx';
import openChest from '#shared/ui/scene/open-chest.svg';

const messages = defineMessages({
  none: { id: 'history.empty', defaultMessage: 'Nenhum download ainda' },
  noneText: {
    id: 'history.emptyText',
    defaultMessage: 'O que você baixar aparece aqui na hora, em qualquer aparelho.',
  },
  explore: { id: 'history.explore', defaultMessage: 'Explorar mods' },
  filtered: { id: 'downloads.filteredEmpty', defaultMessage: 'Nenhum download encontrado' },
  filteredText: {
    id: 'downloads.filteredEmptyText',
    defaultMessage: 'Nada no seu histórico corresponde à busca e aos filtros.',
  },
  all: { id: 'downloads.showAll', defaultMessage: 'Mostrar todos' },
  beyond: { id: 'downloads.beyond', defaultMessage: 'Não há nada nesta página' },
  first: { id: 'downloads.firstPage', defaultMessage: 'Ir para a primeira página' },
});

/** Explains why the list is empty, and offers a next step. */
export const NoDownloads = (props: NoEntriesProps) => <NoEntries picture={openChest} messages={messages} {...props} />;
