import { defineMessages, FormattedMessage } from 'react-intl';
import type { HeartMod } from '#session/favorites/hearts.ts';
import { Button } from '#ui/button.tsx';
import { useHeart } from './heart.tsx';

const messages = defineMessages({ favorite: { id: 'favorites.favorite', defaultMessage: 'Favorito' } });

/** The heart as a button among others, with its word. */
export const FavoriteToggle = ({ mod }: { mod: HeartMod }) => {
  const { isOn, toggle } = useHeart(mod);
  return (
    <Button aria-pressed={isOn} onClick={toggle}>
      <span aria-hidden className="heart-shape" />
      <span>
        <FormattedMessage {...messages.favorite} /> <span className="sr-only">{mod.title}</span>
      </span>
    </Button>
  );
};
