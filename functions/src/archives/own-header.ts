import type { ArchiveEntry } from './entry.ts';
import { hasBadExtra } from './extra-fields.ts';

const SIGNATURE = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const FIXED = 30;
/** Encrypted; sizes behind the data; names in UTF-8. */
const [ENCRYPTED, SIZES_BEHIND, UTF8] = [0x1, 0x8, 0x800];

/** So many bytes of an entry's place hold its header, whatever is in it. */
export const headerMax = ({ raw }: ArchiveEntry): number => FIXED + raw.fileNameLength + 0xffff;

/** Sums and sizes as the directory has them, in the forms that are allowed behind the data: with a signature or without. */
const descriptorsOf = ({ raw }: ArchiveEntry): Buffer[] =>
  [4, 8].flatMap((width) => {
    const bytes = Buffer.alloc(8 + 2 * width);
    bytes.writeUInt32LE(DESCRIPTOR, 0);
    bytes.writeUInt32LE(raw.crc32, 4);
    bytes.writeUInt32LE(raw.compressedSize, 8);
    bytes.writeUInt32LE(raw.uncompressedSize, 8 + width);
    return [bytes, bytes.subarray(4)];
  });

const saysSame = (header: Buffer, { raw }: ArchiveEntry, isBehind: boolean): boolean =>
  [raw.crc32, raw.compressedSize, raw.uncompressedSize].every((expected, i) => {
    const said = header.readUInt32LE(14 + 4 * i);
    return said === expected || (isBehind && said === 0);
  });

/**
 * Where an entry's data begins, behind its own header; undefined where that says anything else than the directory: what
 * programs that go from the front would read, and this check not.
 *
 * @param header the first bytes of its place
 */
export const dataStartOf = (header: Buffer, entry: ArchiveEntry): number | undefined => {
  if (header.length < FIXED || header.readUInt32LE(0) !== SIGNATURE) return undefined;
  const [flags, nameLength, extraLength] = [header.readUInt16LE(6), header.readUInt16LE(26), header.readUInt16LE(28)];
  const { generalPurposeBitFlag, compressionMethod, fileNameRaw } = entry.raw;
  const nameEnd = FIXED + nameLength;
  const isSame =
    ((flags ^ generalPurposeBitFlag) & (ENCRYPTED | SIZES_BEHIND | UTF8)) === 0 &&
    header.readUInt16LE(8) === compressionMethod &&
    header.subarray(FIXED, nameEnd).equals(fileNameRaw) &&
    saysSame(header, entry, (flags & SIZES_BEHIND) !== 0) &&
    !hasBadExtra(header.subarray(nameEnd, nameEnd + extraLength), fileNameRaw);
  return isSame ? nameEnd + extraLength : undefined;
};

/** Whether what lies behind an entry's data is what has to: nothing, or its sums where the header left them out. */
export const isEndOf = (behind: Buffer, entry: ArchiveEntry): boolean =>
  (entry.raw.generalPurposeBitFlag & SIZES_BEHIND) === 0
    ? behind.length === 0
    : descriptorsOf(entry).some((form) => form.equals(behind));
