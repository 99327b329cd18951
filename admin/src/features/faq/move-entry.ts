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
 * Computes the writes that move an entry past its neighbor.
 *
 * @param by -1 is up, 1 is down
 * @returns the entry with its new position; all entries with a changed number if no number is free between the neighbors
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
  const beyond = entries[from + 2 * by]?.position ?? (by === 1 ? neighbor.position + 2 : 0);
  const position = (neighbor.position + beyond) / 2;
  if (position !== neighbor.position && position !== beyond) return [{ entry: moved, position }];
  return entries
    .with(from, neighbor)
    .with(from + by, moved)
    .map((entry, index) => ({ entry, position: index + 1 }))
    .filter((next) => next.entry.position !== next.position);
};
