import { useSyncExternalStore } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { type HeartMod, hearts } from '#session/favorites/hearts.ts';

const mark = defineMessage<{ readonly title: string }>({ id: 'heart.mark', defaultMessage: 'Favoritar {title}' });

/** Whether a mod is among the member's favorites, and what turns that round. */
export const useHeart = (mod: HeartMod) => {
  const isOn = useSyncExternalStore(hearts.watch, () => hearts.has(mod.id));
  return { isOn, toggle: () => hearts.click(mod, !isOn) };
};

/** Marks a mod as favorite, and unmarks it. The shape is the style sheet's. */
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
