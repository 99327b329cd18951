import { useEffect, useEffectEvent, useRef } from 'react';
import { useShortcutsOn } from './shortcuts.ts';
import { takesLetters } from './takes-letters.ts';

const GO = 'g';
/** How long the second key may take. */
const WAIT_MS = 1500;

/**
 * Opens a page by `g` and its letter. Listens before everything else, so that the letter does nothing of its own: where
 * `r` rejects a mod, `g r` must not.
 *
 * @param open answers whether the letter leads anywhere
 */
export const useGoKeys = (open: (key: string) => boolean): void => {
  const on = useShortcutsOn();
  const since = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (takesLetters(event)) return;
    const isSecond = event.timeStamp - since.current < WAIT_MS;
    since.current = Number.NEGATIVE_INFINITY;
    const key = event.key.toLowerCase();
    if (isSecond ? open(key) : key === GO) {
      if (!isSecond) since.current = event.timeStamp;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [on]);
};
