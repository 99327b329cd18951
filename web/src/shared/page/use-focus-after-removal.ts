import { useEffect, useRef } from 'react';

/**
 * After an entry of a list is removed, moves the lost focus to the control of the next entry.
 *
 * @param selector finds the controls in the list, at most one per entry
 * @param focusAfter called to move focus when no control is left
 */
export const useFocusAfterRemoval = <List extends HTMLElement>(
  entries: readonly { mod_id: string }[],
  selector: string,
  focusAfter: () => void,
) => {
  const list = useRef<List>(null);
  const left = useRef<{ modId: string | undefined; index: number }>(undefined);
  useEffect(() => {
    const removed = left.current;
    if (!removed || entries.some(({ mod_id }) => mod_id === removed.modId)) return;
    left.current = undefined;
    if (document.activeElement !== document.body) return;
    const controls = list.current?.querySelectorAll<HTMLElement>(selector);
    const next = controls?.[Math.min(removed.index, entries.length - 1)];
    if (next) next.focus();
    else focusAfter();
  }, [entries, selector, focusAfter]);
  const remember = (index: number): void => {
    left.current = index < 0 ? undefined : { modId: entries[index]?.mod_id, index };
  };
  return { list, remember };
};
