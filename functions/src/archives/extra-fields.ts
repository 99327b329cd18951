/** An entry's name once more; what a Unix file is and where it leads; sizes of more than four bytes. */
const [SECOND_NAME, UNIX, OLD_UNIX, WIDE] = [0x7075, 0x756e, 0x000d, 0x0001];
/** A version and a checksum of the first name. */
const SECOND_NAME_HEAD = 5;
/** Behind these an old Unix field says where a link leads. */
const OLD_UNIX_HEAD = 12;
const [KIND_AT, KIND, LINK] = [4, 0o170000, 0o120000];

interface ExtraField {
  readonly id: number;
  readonly data: Buffer;
}

/** The fields of one run; padding at its end, as tools leave it to align what follows, is none. */
const fieldsIn = (extra: Buffer): ExtraField[] => {
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

/** Whether the fields say that an entry is a link. */
export const saysLink = (fields: readonly ExtraField[]): boolean => fields.some(isLink);

/** Whether the fields hold the 64-bit form of sizes, which no file of the allowed size needs. */
export const saysWide = (fields: readonly ExtraField[]): boolean => fields.some(({ id }) => id === WIDE);

/** Whether the fields of an entry's own header lead to another name, or to another file. */
export const hasBadExtra = (extra: Buffer, name: Buffer): boolean => {
  const fields = fieldsIn(extra);
  const isRenamed = fields.some(({ id, data }) => id === SECOND_NAME && !data.subarray(SECOND_NAME_HEAD).equals(name));
  return isRenamed || saysLink(fields);
};
