import { useEffect, useRef } from 'react';

/**
 * After an entry of a list is removed, moves the lost focus to the control of the next entry.
 *
 * @param ids of the entries, in their order
 * @param selector finds the controls in the list, at most one per entry
 * @param focusAfter called to move focus when no control is left
 */
export const useFocusAfterRemoval = <List extends HTMLElement>(
  ids: readonly string[],
  selector: string,
  focusAfter: () => void,
) => {
  const list = useRef<List>(null);
  const left = useRef<{ id: string | undefined; index: number }>(undefined);
  useEffect(() => {
    const removed = left.current;
    if (!removed || (removed.id !== undefined && ids.includes(removed.id))) return;
    left.current = undefined;
    if (document.activeElement !== document.body) return;
    const controls = list.current?.querySelectorAll<HTMLElement>(selector);
    const next = controls?.[Math.min(removed.index, ids.length - 1)];
    if (next) next.focus();
    else focusAfter();
  }, [ids, selector, focusAfter]);
  const remember = (index: number): void => {
    left.current = index < 0 ? undefined : { id: ids[index], index };
  };
  return { list, remember };
};
