import { useEffect, useEffectEvent } from 'react';
import { useShortcutsOn } from '#shared/shortcuts/shortcuts.ts';
import { createGoKeyHandler } from './create-go-key-handler.ts';

/**
 * Opens a page by `g` and its letter. Listens in the capture phase, so the letter triggers nothing else. On a page
 * where `a` approves a mod, `g a` must not approve, even if the user has no page for `a`.
 */
export const useGoKeys = (open: (key: string) => void): void => {
  const isOn = useShortcutsOn();
  const openPage = useEffectEvent(open);
  useEffect(() => {
    if (!isOn) return;
    const handleKey = createGoKeyHandler((key) => openPage(key));
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [isOn]);
};
