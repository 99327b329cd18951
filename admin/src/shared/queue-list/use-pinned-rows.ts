import { useState } from 'react';
import { useGetMany } from 'react-admin';
import type { ListName, StaffRow } from '#shared/api/resource-calls.ts';

interface Row {
  readonly id: string;
}
type PinnedRows<R> = ReadonlyMap<string, { readonly row: R; readonly index: number }>;

const NO_PINS = new Map<string, never>();

/** Rows with drafts, with their current or last position. */
const pinRows = <R extends Row>(
  rows: readonly R[],
  draftIds: ReadonlySet<string>,
  before: PinnedRows<R>,
): PinnedRows<R> => {
  const next = new Map<string, { row: R; index: number }>();
  for (const id of draftIds) {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    const last = before.get(id);
    if (row) next.set(id, last?.row === row && last.index === index ? last : { row, index });
    else if (last) next.set(id, last);
  }
  return next;
};

/** Reinserts pinned rows that left the list, at their last position. */
export const insertPinned = <R extends Row>(rows: readonly R[], pinned: PinnedRows<R>): readonly R[] => {
  const missing = [...pinned.values()]
    .filter(({ row }) => !rows.some(({ id }) => id === row.id))
    .sort((one, other) => one.index - other.index);
  return missing.reduce<readonly R[]>((list, { row, index }) => list.toSpliced(index, 0, row), rows);
};

/** Pinned rows with their latest state. */
export const updatePinned = <R extends Row>(pinned: PinnedRows<R>, newer: readonly R[]): PinnedRows<R> =>
  new Map([...pinned].map(([id, { row, index }]) => [id, { row: newer.find((one) => one.id === id) ?? row, index }]));

const isSame = <R>(one: PinnedRows<R>, other: PinnedRows<R>): boolean =>
  one.size === other.size && [...one].every(([id, pin]) => other.get(id) === pin);

/**
 * Keeps rows with drafts in a polled list, even after the rows left that list.
 * Refetches those rows by id, so a colleague's decision appears next to the draft.
 */
export const usePinnedRows = <K extends ListName>(
  resource: K,
  rows: readonly StaffRow<K>[],
  draftIds: ReadonlySet<string>,
): readonly StaffRow<K>[] => {
  const [pinned, setPinned] = useState<PinnedRows<StaffRow<K>>>(NO_PINS);
  const next = pinRows(rows, draftIds, pinned);
  if (!isSame(pinned, next)) setPinned(next);
  const ids = [...next.keys()].filter((id) => !rows.some((row) => row.id === id));
  const { data: newer = [] } = useGetMany<StaffRow<K>>(resource, { ids }, { enabled: ids.length > 0 });
  return insertPinned(rows, updatePinned(next, newer));
};
