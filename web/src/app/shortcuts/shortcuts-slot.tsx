import { useLayoutEffect, useState } from 'react';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { setShortcutsVisible, useShortcutsOn, useShortcutsVisible } from './shortcuts.ts';

const ShortcutsDialog = lazyWithFallback(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const handlesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
    target.closest('[role=dialog], [role=menu]') !== null);

interface ShortcutsSlotProps {
  /** Called for the key `/`. */
  onSearch: () => void;
}

/** Global shortcut keys, ignored in text fields, dialogs and menus. Also the slot of the lazy shortcut dialog. */
export const ShortcutsSlot = ({ onSearch }: ShortcutsSlotProps) => {
  const areOn = useShortcutsOn();
  const isShown = useShortcutsVisible();
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  // A layout effect listens as soon as the first view is drawn. A normal effect would miss a key pressed at once.
  useLayoutEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || handlesKeys(event.target)) return;
      if (event.key !== '/' && event.key !== '?') return;
      event.preventDefault();
      if (event.key === '/') onSearch();
      else setShortcutsVisible(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [areOn, onSearch]);
  return wasShown ? <ShortcutsDialog isOpen={isShown} areOn={areOn} /> : null;
};
