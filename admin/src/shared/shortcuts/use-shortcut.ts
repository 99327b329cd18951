import { useEffect, useEffectEvent } from 'react';
import { isTextTarget } from './is-text-target.ts';
import { type PageShortcut, registerPageShortcuts, useShortcutsOn } from './shortcuts.ts';

/**
 * Runs an action on a single key, unless shortcuts are off, text is being typed or a dialog is open.
 *
 * @param key the typed character: `a`, `?`
 */
export const useShortcut = (key: string, run: () => void, enabled = true): void => {
  const isOn = useShortcutsOn() && enabled;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.repeat || isTextTarget(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
};

/** Lists a page's shortcuts while it is open. Pass a constant array. */
export const useRegisteredShortcuts = (shortcuts: readonly PageShortcut[]): void => {
  useEffect(() => registerPageShortcuts(shortcuts), [shortcuts]);
};
