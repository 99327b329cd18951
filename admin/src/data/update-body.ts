/** Resources whose API takes what changed; of the others it takes the whole record. */
const TAKES_CHANGES: readonly string[] = ['mods', 'users'];

/** Which state the reader saw, so that a newer one is not written over. */
const STAMPS: readonly string[] = ['updated_at', 'version'];

type Fields = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What an edit sends: of mods and users the changed fields alone, so that others' changes of other fields stand;
 * always with the stamp of the state that was seen.
 */
export const updateBody = (resource: string, data: Fields, seen: Fields): Record<string, unknown> => {
  const sent = TAKES_CHANGES.includes(resource)
    ? Object.entries(data).filter(([field, value]) => !STAMPS.includes(field) && !isSame(value, seen[field]))
    : Object.entries(data);
  // A mod's `version` is that of its newest release; only users have their state's stamp there.
  const stamp = resource === 'users' ? 'version' : 'updated_at';
  return { ...Object.fromEntries(sent), ...(seen[stamp] === undefined ? {} : { [stamp]: seen[stamp] }) };
};
