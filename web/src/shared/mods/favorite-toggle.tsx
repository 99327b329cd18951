import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages } from 'react-intl';
import type { HeartMod } from '#shared/favorites/hearts.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useHeart } from './heart.tsx';
import { ModName } from './mod-name.tsx';

const messages = defineMessages({
  favorite: { id: 'favorites.favorite', defaultMessage: 'Favoritar' },
  favorited: { id: 'favorites.favorited', defaultMessage: 'Favoritado' },
});

/** The heart as a labelled button. */
export const FavoriteToggle = ({ mod }: { mod: HeartMod & Pick<ModCard, 'language'> }) => {
  const { isOn, toggle } = useHeart(mod);
  return (
    <Button aria-pressed={isOn} onClick={toggle}>
      <span aria-hidden className="heart-shape" />
      <span>
        {translate(isOn ? messages.favorited : messages.favorite)}{' '}
        <span className="sr-only">
          <ModName language={mod.language}>{mod.title}</ModName>
        </span>
      </span>
    </Button>
  );
};
