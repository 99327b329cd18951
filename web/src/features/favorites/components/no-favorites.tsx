import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import stoneHeart from '#ui/scene/stone-heart.svg';

const messages = defineMessages({
  empty: { id: 'favorites.empty', defaultMessage: 'Nenhum favorito ainda' },
  emptyText: {
    id: 'favorites.emptyText',
    defaultMessage: 'Toque no coração de um mod ou addon: ele fica guardado aqui, em qualquer aparelho.',
  },
  explore: { id: 'favorites.explore', defaultMessage: 'Explorar mods' },
  filtered: { id: 'favorites.filtered', defaultMessage: 'Nenhum favorito assim' },
  filteredText: {
    id: 'favorites.filteredText',
    defaultMessage: 'Nenhum dos seus favoritos corresponde à busca.',
  },
  showAll: { id: 'favorites.showAll', defaultMessage: 'Mostrar todos' },
});

/** There are no favorites: none at all, or none that a search finds. */
export const NoFavorites = ({ onShowAll }: { onShowAll: (() => void) | undefined }) => (
  <div className="empty-state">
    <EmptyScene picture={stoneHeart} />
    <h2>
      <FormattedMessage {...(onShowAll ? messages.filtered : messages.empty)} />
    </h2>
    <p>
      <FormattedMessage {...(onShowAll ? messages.filteredText : messages.emptyText)} />
    </p>
    {onShowAll ? (
      <Button variant="primary" onClick={onShowAll}>
        <FormattedMessage {...messages.showAll} />
      </Button>
    ) : (
      <ButtonLink variant="primary" to={paths.mods}>
        <FormattedMessage {...messages.explore} />
      </ButtonLink>
    )}
  </div>
);
