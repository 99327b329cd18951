import { useEffect } from 'react';

const OCCASIONS = ['pointerdown', 'keydown', 'online'] as const;

/**
 * Calls when the visitor starts to act: what no first look at a page needs may come from then on. Calls once more when the
 * network is back, for what did not come without it.
 */
export const useFirstAct = (onAct: () => void): void => {
  useEffect(() => {
    for (const occasion of OCCASIONS) addEventListener(occasion, onAct, { once: true, passive: true });
    return () => {
      for (const occasion of OCCASIONS) removeEventListener(occasion, onAct);
    };
  }, [onAct]);
};
