/** Fields of a record, by name. */
export type Fields = Readonly<Record<string, unknown>>;

type IdCollection = 'mods' | 'users';

/** Fields of the audit log whose values are ids, with the collection of the ids. */
const COLLECTION_BY_FIELD: ReadonlyMap<string, IdCollection> = new Map([
  ['mod_id', 'mods'],
  ['mod_of_the_week', 'mods'],
  ['dependencies', 'mods'],
  ['actor', 'users'],
  ['created_by', 'users'],
  ['replied_by', 'users'],
  ['sent_by', 'users'],
  ['uid', 'users'],
]);

/** The collection of the ids in a logged field; undefined if the field has no ids. */
export const getLoggedCollection = (field: string): IdCollection | undefined => COLLECTION_BY_FIELD.get(field);

/** Whether a value is an object, and not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Records that logged fields refer to. An export's filter can refer to a release, or to any record by its path.
 *
 * @param withLists whether to include ids in lists, such as dependencies, which can be many
 * @returns paths of the records, by the value in the log
 */
export const findLoggedRecords = (fields: Fields | null, withLists: boolean): ReadonlyMap<string, string> => {
  const { mod_id: modId } = fields ?? {};
  return new Map(
    Object.entries(fields ?? {}).flatMap(([field, value]): (readonly [string, string])[] => {
      if (isFields(value)) return [...findLoggedRecords(value, withLists)];
      const texts = [value].flat().filter((one) => typeof one === 'string');
      if (Array.isArray(value) && !withLists) return [];
      if (field === 'about') return texts.map((path) => [path, path]);
      if (field === 'release_id' && typeof modId !== 'string') return [];
      if (field === 'release_id') return texts.map((id) => [id, `mods/${String(modId)}/releases/${id}`]);
      const collection = getLoggedCollection(field);
      return collection ? texts.map((id) => [id, `${collection}/${id}`]) : [];
    }),
  );
};
