/** All entries in their order: there are never so many that a page would be missed. */
export const WHOLE_ORDER = {
  sort: { field: 'position', order: 'ASC' },
  pagination: { page: 1, perPage: 200 },
} as const;

/** The entry that stands last. */
export const LAST_POSITION = {
  sort: { field: 'position', order: 'DESC' },
  pagination: { page: 1, perPage: 1 },
} as const;

interface Placed {
  readonly id: string;
  readonly position: number;
}

/**
 * What has to be written for one entry to change places with its neighbour.
 *
 * @param by -1 is up, 1 is down
 * @returns the entries whose position changes, with the new one: two, or more where positions were not all different
 */
export const moveEntry = <E extends Placed>(
  entries: readonly E[],
  id: string,
  by: -1 | 1,
): { entry: E; position: number }[] => {
  const from = entries.findIndex((entry) => entry.id === id);
  const moved = entries[from];
  const neighbour = entries[from + by];
  if (!moved || !neighbour) return [];
  const order = entries.with(from, neighbour).with(from + by, moved);
  const isDistinct = entries.every(
    (entry, index) => index === 0 || (entries[index - 1]?.position ?? 0) < entry.position,
  );
  return order
    .map((entry, index) => ({ entry, position: isDistinct ? (entries[index]?.position ?? index + 1) : index + 1 }))
    .filter(({ entry, position }) => entry.position !== position);
};
