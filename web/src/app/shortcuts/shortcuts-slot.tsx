import { useEffect, useState } from 'react';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { showShortcuts, useShortcutsOn, useShortcutsShown } from './shortcuts.ts';

const ShortcutsDialog = lazyOrNothing(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
    target.closest('[role=dialog], [role=menu]') !== null);

interface ShortcutsSlotProps {
  /** What `/` does. */
  onSearch: () => void;
}

/** The keys that work everywhere, unless something is being typed, and the place of their list; its code comes when asked for. */
export const ShortcutsSlot = ({ onSearch }: ShortcutsSlotProps) => {
  const areOn = useShortcutsOn();
  const isShown = useShortcutsShown();
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (event.key !== '/' && event.key !== '?') return;
      event.preventDefault();
      if (event.key === '/') onSearch();
      else showShortcuts(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [areOn, onSearch]);
  return wasShown ? <ShortcutsDialog isOpen={isShown} areOn={areOn} /> : null;
};
