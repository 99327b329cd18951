import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';
import stoneHeart from '#shared/ui/scene/stone-heart.svg';

const messages = defineMessages({
  empty: { id: 'favorites.empty', defaultMessage: 'Nenhum favorito ainda' },
  emptyText: {
    id: 'favorites.emptyText',
    defaultMessage: 'Toque no coração de um mod ou addon: ele fica guardado aqui, em qualquer aparelho.',
  },
  explore: { id: 'favorites.explore', defaultMessage: 'Explorar mods' },
  filtered: { id: 'favorites.filtered', defaultMessage: 'Nenhum favorito encontrado' },
  filteredText: {
    id: 'favorites.filteredText',
    defaultMessage: 'Nenhum dos seus favoritos corresponde à busca.',
  },
  showAll: { id: 'favorites.showAll', defaultMessage: 'Mostrar todos' },
});

/** Empty state: no favorites at all, or no matches. */
export const NoFavorites = ({ onShowAll }: { onShowAll: (() => void) | undefined }) => (
  <EmptyState
    picture={stoneHeart}
    title={translate(onShowAll ? messages.filtered : messages.empty)}
    text={translate(onShowAll ? messages.filteredText : messages.emptyText)}
  >
    {onShowAll ? (
      <Button variant="primary" onClick={onShowAll}>
        {translate(messages.showAll)}
      </Button>
    ) : (
      <ButtonLink variant="primary" to={paths.mods}>
        {translate(messages.explore)}
      </ButtonLink>
    )}
  </EmptyState>
);
