import { type Entry, getFileNameLowLevel } from 'yauzl';

/** A file or folder inside an archive, as the central directory has it. */
export interface ArchiveEntry {
  readonly name: string;
  /** All that it may be called: old archives say a name that is not plain again, and programs differ in what they believe. */
  readonly names: readonly string[];
  /** As Java reads it, which believes every name to be in UTF-8. */
  readonly inUtf8: string;
  readonly isFolder: boolean;
  /** Bytes, unpacked. */
  readonly size: number;
  readonly packedSize: number;
  /** Where its own header is. */
  readonly start: number;
  /** The bits of a Unix file's mode; 0 where its maker kept none. */
  readonly mode: number;
  readonly raw: Entry;
}

const SECOND_NAME = 0x7075;
/** A version and a checksum of the first name. */
const SECOND_NAME_HEAD = 5;

/** An entry of yauzl's, its name decoded and nothing of it mended. */
export const entryOf = (raw: Entry): ArchiveEntry => {
  const { generalPurposeBitFlag: flags, fileNameRaw } = raw;
  const name = getFileNameLowLevel(flags, fileNameRaw, raw.extraFields, true);
  const inUtf8 = fileNameRaw.toString();
  return {
    name,
    names: [
      getFileNameLowLevel(flags, fileNameRaw, [], true),
      ...raw.extraFields
        .filter(({ id }) => id === SECOND_NAME)
        .map(({ data }) => data.subarray(SECOND_NAME_HEAD).toString()),
    ],
    inUtf8,
    isFolder: name.endsWith('/'),
    size: raw.uncompressedSize,
    packedSize: raw.compressedSize,
    start: raw.relativeOffsetOfLocalHeader,
    mode: raw.externalFileAttributes >>> 16,
    raw,
  };
};
