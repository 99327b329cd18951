import { useState } from 'react';
import { useGetMany, useResourceContext } from 'react-admin';

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

/** The kept rows, each as it was read last. */
export const withNewer = <R extends Row>(kept: Known<R>, newer: readonly R[]): Known<R> =>
  new Map([...kept].map(([id, { row, index }]) => [id, { row: newer.find((one) => one.id === id) ?? row, index }]));

const isSame = <R>(one: Known<R>, other: Known<R>): boolean =>
  one.size === other.size && [...one].every(([id, place]) => other.get(id) === place);

/**
 * The rows of a list that is asked for again and again; those being written in stay, though the list has lost them, and are
 * read by themselves: what a colleague made of them is seen beside what is written.
 */
export const useKeptRows = <R extends Row>(rows: readonly R[], written: ReadonlySet<string>): readonly R[] => {
  const [kept, setKept] = useState<Known<R>>(NOTHING);
  const next = known(rows, written, kept);
  if (!isSame(kept, next)) setKept(next);
  const resource = useResourceContext() ?? '';
  const ids = [...next.keys()].filter((id) => !rows.some((row) => row.id === id));
  const { data: newer = [] } = useGetMany<R>(resource, { ids }, { enabled: ids.length > 0 });
  return withKept(rows, withNewer(next, newer));
};
