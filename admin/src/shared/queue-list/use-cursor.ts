import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useOnUndo } from '#shared/actions/use-undo.ts';
import { isTextTarget } from '#shared/shortcuts/is-text-target.ts';
import { findRowElement, getCursorPosition, type Row, START } from './cursor-position.ts';

const NO_MODIFIERS = { ctrlKey: false, altKey: false, metaKey: false, isComposing: false };

/**
 * The current row of a queue. The current row stays on its record when the list changes. If the record leaves, the next
 * row becomes current. When a decision is undone, its row becomes current and gets the focus.
 *
 * @param getPaths paths of the records that a row's decisions change; the last one is what the row is about
 * @returns `current`, the row; `choice`, the current row if the user chose it; `moveBy`, which creates a handler that
 * moves and focuses; `select`, which selects a row
 */
export const useCursor = <R extends Row>(rows: readonly R[], getPaths: (row: R) => readonly string[]) => {
  const { page } = useListContext();
  const [cursor, setCursor] = useState(START);
  const [chosen, setChosen] = useState<{ readonly id: string | undefined; readonly at: number }>();
  const [shownPage, setShownPage] = useState(page);
  if (page !== shownPage) {
    setShownPage(page);
    setCursor(START);
    setChosen(undefined);
  }
  const position = getCursorPosition(rows, cursor);
  // Updated only while rows exist: an empty list between two responses must not reset the cursor.
  if (rows.length > 0 && (position.id !== cursor.id || position.index !== cursor.index)) setCursor(position);
  const goTo = (index: number): string => {
    const clamped = Math.max(0, Math.min(index, rows.length - 1));
    const id = rows[clamped]?.id;
    setCursor({ id, index: clamped });
    setChosen({ id, at: Date.now() });
    return id ?? '';
  };
  const findRow = (paths: readonly string[]) => rows.find((row) => getPaths(row).some((path) => paths.includes(path)));
  /** Focuses the row of an undone decision, unless the user types. The focus makes the row current. */
  const showRow = (row: R | undefined): void => {
    if (row && !isTextTarget({ ...NO_MODIFIERS, target: document.activeElement })) findRowElement(row.id)?.focus();
  };
  /** Paths of undone decisions whose rows return with the next list. */
  const [undone, setUndone] = useState<readonly string[]>([]);
  useOnUndo(({ target, about }) => {
    const paths = [target, ...about];
    const row = findRow(paths);
    showRow(row);
    if (!row) setUndone((before) => [...before, ...paths]);
  });
  const showUndone = useEffectEvent(() => {
    if (undone.length === 0) return;
    showRow(findRow(undone));
    setUndone([]);
  });
  const ids = rows.map(({ id }) => id).join();
  // An empty list between two responses does not count.
  useEffect(() => {
    if (ids !== '') showUndone();
  }, [ids]);
  const current = rows[position.index];
  const path = current && getPaths(current).at(-1);
  return {
    current,
    choice: path !== undefined && chosen !== undefined && chosen.id === current?.id ? { path, at: chosen.at } : null,
    moveBy: (by: number) => () => findRowElement(goTo(position.index + by))?.focus(),
    select: (id: string) => {
      // The user went on: do not return to the row of an undone decision.
      setUndone([]);
      goTo(rows.findIndex((row) => row.id === id));
    },
  };
};
