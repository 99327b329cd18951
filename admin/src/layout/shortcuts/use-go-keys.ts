import { useEffect, useEffectEvent } from 'react';
import { goKeys } from './go-keys.ts';
import { useShortcutsOn } from './shortcuts.ts';

/**
 * Opens a page by `g` and its letter. Listens before everything else, so that the letter does nothing of its own, also
 * where it leads nowhere: where `a` approves a mod, `g a` must not, least of all by who has no such page.
 */
export const useGoKeys = (open: (key: string) => void): void => {
  const on = useShortcutsOn();
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (!on) return;
    const listen = goKeys((key) => opened(key));
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [on]);
};
