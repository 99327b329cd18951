import { useSyncExternalStore } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { type HeartMod, hearts } from '#shared/favorites/hearts.ts';

const mark = defineMessage<{ readonly title: string }>({ id: 'heart.mark', defaultMessage: 'Favoritar {title}' });

/** A server does not know the visitor's favorites. */
const isUnmarked = (): boolean => false;

/** Favorite state of a mod, and a function to toggle it. */
export const useHeart = (mod: HeartMod) => {
  const read = (): boolean => hearts.has(mod.id);
  const isOn = useSyncExternalStore(hearts.watch, read, isUnmarked);
  return { isOn, toggle: () => hearts.click(mod, !isOn) };
};

/** Button to mark a mod as favorite. The style sheet draws the shape. */
export const Heart = ({ mod }: { mod: HeartMod }) => {
  const { isOn, toggle } = useHeart(mod);
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isOn}
      aria-label={useIntl().formatMessage(mark, { title: mod.title })}
      onClick={toggle}
    />
  );
};
