import { useEffect, useEffectEvent } from 'react';
import { announceShortcuts, type PageShortcut, useShortcutsOn } from './shortcuts.ts';
import { takesLetters } from './takes-letters.ts';

/**
 * Does something at a single key, unless single keys are switched off, something is being typed or a dialog is open.
 *
 * @param key what the key writes: `a`, `?`
 */
export const useShortcut = (key: string, act: () => void, enabled = true): void => {
  const on = useShortcutsOn() && enabled;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.repeat || takesLetters(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
};

/** Lists a page's keys among the shortcuts while it is open; the list must be a constant. */
export const useAnnouncedShortcuts = (shortcuts: readonly PageShortcut[]): void => {
  useEffect(() => announceShortcuts(shortcuts), [shortcuts]);
};
