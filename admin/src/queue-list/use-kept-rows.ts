import { useState } from 'react';

interface Row {
  readonly id: string;
}
type Known<R> = ReadonlyMap<string, { readonly row: R; readonly index: number }>;

const NOTHING = new Map<string, never>();

/** The rows in which something is being written, with the place each has or last had. */
const known = <R extends Row>(rows: readonly R[], written: ReadonlySet<string>, before: Known<R>): Known<R> => {
  const next = new Map<string, { row: R; index: number }>();
  for (const id of written) {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    const last = before.get(id);
    if (row) next.set(id, last?.row === row && last.index === index ? last : { row, index });
    else if (last) next.set(id, last);
  }
  return next;
};

/** Puts back, where they were, the rows that are written in and have left the list. */
export const withKept = <R extends Row>(rows: readonly R[], kept: Known<R>): readonly R[] => {
  const gone = [...kept.values()]
    .filter(({ row }) => !rows.some(({ id }) => id === row.id))
    .sort((one, other) => one.index - other.index);
  return gone.reduce<readonly R[]>((list, { row, index }) => list.toSpliced(index, 0, row), rows);
};

const isSame = <R>(one: Known<R>, other: Known<R>): boolean =>
  one.size === other.size && [...one].every(([id, place]) => other.get(id) === place);

/** The rows of a list that is asked for again and again; those being written in stay, though the list has lost them. */
export const useKeptRows = <R extends Row>(rows: readonly R[], written: ReadonlySet<string>): readonly R[] => {
  const [kept, setKept] = useState<Known<R>>(NOTHING);
  const next = known(rows, written, kept);
  if (!isSame(kept, next)) setKept(next);
  return withKept(rows, next);
};
