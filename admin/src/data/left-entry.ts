/** The log entry of the last write, for the toast that tells of it: react-admin's own calls hand no headers on. */
let left: string | null = null;

export const leaveEntry = (id: string | null): void => {
  left = id;
};

/** The entry that the last write left, once. */
export const takeEntry = (): string | null => {
  const entry = left;
  left = null;
  return entry;
};
