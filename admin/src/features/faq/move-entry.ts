/** All entries in order. Few enough for one page. */
export const FULL_LIST_QUERY = {
  sort: { field: 'position', order: 'ASC' },
  pagination: { page: 1, perPage: 200 },
} as const;

/** Query for the last entry. */
export const LAST_ENTRY_QUERY = {
  sort: { field: 'position', order: 'DESC' },
  pagination: { page: 1, perPage: 1 },
} as const;

interface Placed {
  readonly id: string;
  readonly position: number;
}

/**
 * Computes the writes that swap an entry with its neighbor.
 *
 * @param by -1 is up, 1 is down
 * @returns entries with their new position: two, or more if positions were not unique
 */
export const moveEntry = <E extends Placed>(
  entries: readonly E[],
  id: string,
  by: -1 | 1,
): { entry: E; position: number }[] => {
  const from = entries.findIndex((entry) => entry.id === id);
  const moved = entries[from];
  const neighbor = entries[from + by];
  if (!moved || !neighbor) return [];
  const order = entries.with(from, neighbor).with(from + by, moved);
  const isDistinct = entries.every(
    (entry, index) => index === 0 || (entries[index - 1]?.position ?? 0) < entry.position,
  );
  return order
    .map((entry, index) => ({ entry, position: isDistinct ? (entries[index]?.position ?? index + 1) : index + 1 }))
    .filter(({ entry, position }) => entry.position !== position);
};
