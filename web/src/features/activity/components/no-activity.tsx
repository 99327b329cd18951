import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import trail from '#ui/scene/trail.svg';

const messages = defineMessages({
  none: { id: 'activity.none', defaultMessage: 'Nada por aqui ainda' },
  noneText: {
    id: 'activity.noneText',
    defaultMessage:
      'Baixe, comente, avalie ou marque um favorito: o que você faz no portal fica registrado aqui, só para você.',
  },
  explore: { id: 'activity.explore', defaultMessage: 'Explorar mods' },
  filtered: { id: 'activity.filteredEmpty', defaultMessage: 'Nada assim por aqui' },
  filteredText: {
    id: 'activity.filteredEmptyText',
    defaultMessage: 'Você não fez nada deste tipo neste período.',
  },
  all: { id: 'activity.showAll', defaultMessage: 'Mostrar tudo' },
  beyond: { id: 'activity.beyond', defaultMessage: 'Não há mais nada nesta página' },
  first: { id: 'activity.firstPage', defaultMessage: 'Ir para a primeira página' },
});

interface NoActivityProps {
  why: 'none' | 'filtered' | 'beyond';
  /** Takes the filters, or the page, back. */
  onShowAll: () => void;
}

/** Why there is nothing, and what would undo that. */
export const NoActivity = ({ why, onShowAll }: NoActivityProps) => (
  <div className="empty-state">
    <EmptyScene picture={trail} />
    <h2>
      <FormattedMessage {...{ none: messages.none, filtered: messages.filtered, beyond: messages.beyond }[why]} />
    </h2>
    {why !== 'beyond' && (
      <p>
        <FormattedMessage {...(why === 'none' ? messages.noneText : messages.filteredText)} />
      </p>
    )}
    {why === 'none' ? (
      <ButtonLink variant="primary" to={paths.mods}>
        <FormattedMessage {...messages.explore} />
      </ButtonLink>
    ) : (
      <Button variant="primary" onClick={onShowAll}>
        <FormattedMessage {...(why === 'filtered' ? messages.all : messages.first)} />
      </Button>
    )}
  </div>
);
