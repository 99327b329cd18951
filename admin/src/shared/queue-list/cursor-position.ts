/** DOM element of a row, by record id. */
export const findRowElement = (id: string): HTMLElement | null => document.getElementById(`row-${id}`);

export interface Row {
  readonly id: string;
}

export interface CursorPosition {
  readonly id: string | undefined;
  readonly index: number;
}

export const START: CursorPosition = { id: undefined, index: 0 };

/** Position of the cursor in the current rows: at its record or, if the record left, at the previous index. */
export const getCursorPosition = (rows: readonly Row[], { id, index }: CursorPosition): CursorPosition => {
  const foundIndex = rows.findIndex((row) => row.id === id);
  const clamped = foundIndex >= 0 ? foundIndex : Math.max(0, Math.min(index, rows.length - 1));
  return { id: rows[clamped]?.id, index: clamped };
};
