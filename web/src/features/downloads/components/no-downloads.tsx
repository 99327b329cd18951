import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import openChest from '#ui/scene/open-chest.svg';

const messages = defineMessages({
  empty: { id: 'history.empty', defaultMessage: 'Nenhum download ainda' },
  emptyText: {
    id: 'history.emptyText',
    defaultMessage: 'O que você baixar aparece aqui na hora, em qualquer aparelho.',
  },
  explore: { id: 'history.explore', defaultMessage: 'Explorar mods' },
  filtered: { id: 'downloads.filteredEmpty', defaultMessage: 'Nenhum download assim' },
  filteredText: {
    id: 'downloads.filteredEmptyText',
    defaultMessage: 'Nada no seu histórico corresponde à busca e aos filtros.',
  },
  clear: { id: 'downloads.showAll', defaultMessage: 'Mostrar todos' },
  beyond: { id: 'downloads.beyond', defaultMessage: 'Não há mais nada nesta página' },
  first: { id: 'downloads.firstPage', defaultMessage: 'Ir para a primeira página' },
});

interface NoDownloadsProps {
  why: 'none' | 'filtered' | 'beyond';
  /** Takes the filters, or the page, back. */
  onShowAll: () => void;
}

/** Why there is nothing, and what would undo that. */
export const NoDownloads = ({ why, onShowAll }: NoDownloadsProps) => (
  <div className="empty-state">
    <EmptyScene picture={openChest} />
    <h2>
      <FormattedMessage {...{ none: messages.empty, filtered: messages.filtered, beyond: messages.beyond }[why]} />
    </h2>
    {why !== 'beyond' && (
      <p>
        <FormattedMessage {...(why === 'none' ? messages.emptyText : messages.filteredText)} />
      </p>
    )}
    {why === 'none' ? (
      <ButtonLink variant="primary" to={paths.mods}>
        <FormattedMessage {...messages.explore} />
      </ButtonLink>
    ) : (
      <Button variant="primary" onClick={onShowAll}>
        <FormattedMessage {...(why === 'filtered' ? messages.clear : messages.first)} />
      </Button>
    )}
  </div>
);
