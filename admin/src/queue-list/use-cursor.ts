import { useState } from 'react';

interface Row {
  readonly id: string;
}

interface Place {
  readonly id: string | undefined;
  readonly index: number;
}

/** Where the cursor stands in the rows as they are now: at its record, or where that was. */
export const placeIn = (rows: readonly Row[], { id, index }: Place): Place => {
  const found = rows.findIndex((row) => row.id === id);
  const at = found >= 0 ? found : Math.max(0, Math.min(index, rows.length - 1));
  return { id: rows[at]?.id, index: at };
};

/**
 * The row that keys act on. It follows its record through a list that moves by itself; where the record has left, the
 * one that took its place comes next.
 *
 * @returns `current`, `step` by so many rows, and `choose` a row
 */
export const useCursor = <R extends Row>(rows: readonly R[]) => {
  const [kept, setKept] = useState<Place>({ id: undefined, index: 0 });
  const place = placeIn(rows, kept);
  // Remembered while rows are there: an empty moment between two answers must not send the cursor to the top.
  if (rows.length > 0 && (place.id !== kept.id || place.index !== kept.index)) setKept(place);
  const goTo = (index: number): string | undefined => {
    const at = Math.max(0, Math.min(index, rows.length - 1));
    const id = rows[at]?.id;
    setKept({ id, index: at });
    return id;
  };
  return {
    current: rows[place.index],
    /** Answers the id of the row stepped to. */
    step: (by: number) => goTo(place.index + by),
    choose: (id: string) => {
      goTo(rows.findIndex((row) => row.id === id));
    },
  };
};
