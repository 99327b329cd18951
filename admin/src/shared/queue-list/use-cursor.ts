import { useState } from 'react';

/** DOM element of a row, by record id. */
export const findRowElement = (id: string): HTMLElement | null => document.getElementById(`row-${id}`);

interface Row {
  readonly id: string;
}

interface CursorPosition {
  readonly id: string | undefined;
  readonly index: number;
}

/** Position of the cursor in the current rows: at its record or, if the record left, at the previous index. */
export const getCursorPosition = (rows: readonly Row[], { id, index }: CursorPosition): CursorPosition => {
  const foundIndex = rows.findIndex((row) => row.id === id);
  const clamped = foundIndex >= 0 ? foundIndex : Math.max(0, Math.min(index, rows.length - 1));
  return { id: rows[clamped]?.id, index: clamped };
};

/**
 * The current row of a queue. The current row stays on its record when the list changes. If the record leaves, the next
 * row becomes current.
 *
 * @returns `current`, the row; `moveBy`, which creates a handler that moves and focuses; `select`, which selects a row
 */
export const useCursor = <R extends Row>(rows: readonly R[]) => {
  const [cursor, setCursor] = useState<CursorPosition>({ id: undefined, index: 0 });
  const position = getCursorPosition(rows, cursor);
  // Updated only while rows exist: an empty list between two responses must not reset the cursor.
  if (rows.length > 0 && (position.id !== cursor.id || position.index !== cursor.index)) setCursor(position);
  const goTo = (index: number): string => {
    const clamped = Math.max(0, Math.min(index, rows.length - 1));
    const id = rows[clamped]?.id;
    setCursor({ id, index: clamped });
    return id ?? '';
  };
  return {
    current: rows[position.index],
    moveBy: (by: number) => () => findRowElement(goTo(position.index + by))?.focus(),
    select: (id: string) => {
      goTo(rows.findIndex((row) => row.id === id));
    },
  };
};
