/** Ids of extra fields: second name, Unix mode, old Unix field with a link target, ZIP64 sizes. */
const [SECOND_NAME, UNIX, OLD_UNIX, WIDE] = [0x7075, 0x756e, 0x000d, 0x0001];
/** Bytes before the second name: a version, and the checksum of the first name. */
const SECOND_NAME_HEAD = 5;
/** Fixed length of an old Unix field. A link target follows. */
const OLD_UNIX_HEAD = 12;
const [KIND_AT, KIND, LINK] = [4, 0o170000, 0o120000];

interface ExtraField {
  readonly id: number;
  readonly data: Buffer;
}

/** Splits extra fields. Ignores padding at the end, which tools add for alignment. */
const parseFields = (extra: Buffer): ExtraField[] => {
  const fields: ExtraField[] = [];
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    fields.push({ id: extra.readUInt16LE(at), data: extra.subarray(at + 4, end) });
    at = end;
  }
  return fields;
};

const isLink = ({ id, data }: ExtraField): boolean =>
  (id === UNIX && data.length >= KIND_AT + 2 && (data.readUInt16LE(KIND_AT) & KIND) === LINK) ||
  (id === OLD_UNIX && data.length > OLD_UNIX_HEAD);

/** Whether the fields mark an entry as a link. */
export const hasLinkField = (fields: readonly ExtraField[]): boolean => fields.some(isLink);

/** Whether the fields contain ZIP64 sizes. No file of the allowed size needs them. */
export const hasZip64Field = (fields: readonly ExtraField[]): boolean => fields.some(({ id }) => id === WIDE);

/** Names in the fields. Old archives repeat a non-ASCII name there. */
export const getSecondNames = (fields: readonly ExtraField[]): Buffer[] =>
  fields.filter(({ id }) => id === SECOND_NAME).map(({ data }) => data.subarray(SECOND_NAME_HEAD));

/** Whether the fields of a local header set another name or a link target. */
export const hasInvalidExtra = (extra: Buffer, name: Buffer): boolean => {
  const fields = parseFields(extra);
  return getSecondNames(fields).some((other) => !other.equals(name)) || hasLinkField(fields);
};
