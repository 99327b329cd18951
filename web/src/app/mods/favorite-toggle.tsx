import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { HeartMod } from '#session/favorites/hearts.ts';
import { Button } from '#ui/button.tsx';
import { useHeart } from './heart.tsx';
import { ModName } from './mod-name.tsx';

const messages = defineMessages({ favorite: { id: 'favorites.favorite', defaultMessage: 'Favorito' } });

/** The heart as a button among others, with its word. */
export const FavoriteToggle = ({ mod }: { mod: HeartMod & Pick<ModCard, 'language'> }) => {
  const { isOn, toggle } = useHeart(mod);
  return (
    <Button aria-pressed={isOn} onClick={toggle}>
      <span aria-hidden className="heart-shape" />
      <span>
        <FormattedMessage {...messages.favorite} />{' '}
        <span className="sr-only">
          <ModName language={mod.language}>{mod.title}</ModName>
        </span>
      </span>
    </Button>
  );
};
