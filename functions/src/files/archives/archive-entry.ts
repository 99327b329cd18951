import { type Entry, getFileNameLowLevel } from 'yauzl';
import { getSecondNames } from './extra-fields.ts';

/** A file or folder of an archive, from the central directory. */
export interface ArchiveEntry {
  readonly name: string;
  /**
   * All names of the entry. Old archives repeat a non-ASCII name in an extra field, and programs disagree on which of
   * the two names counts.
   */
  readonly names: readonly string[];
  /** The name decoded as UTF-8, as Java does for every name. */
  readonly inUtf8: string;
  readonly isFolder: boolean;
  /** Size in bytes, decompressed. */
  readonly size: number;
  readonly packedSize: number;
  /** Position of the entry's local header. */
  readonly start: number;
  /** The Unix file mode; 0 if not set. */
  readonly mode: number;
  readonly raw: Entry;
}

/** Converts an entry of yauzl. Decodes the name without sanitizing it. */
export const toArchiveEntry = (raw: Entry): ArchiveEntry => {
  const { generalPurposeBitFlag: flags, fileNameRaw } = raw;
  const name = getFileNameLowLevel(flags, fileNameRaw, raw.extraFields, true);
  const inUtf8 = fileNameRaw.toString();
  return {
    name,
    names: [getFileNameLowLevel(flags, fileNameRaw, [], true), ...getSecondNames(raw.extraFields).map(String)],
    inUtf8,
    isFolder: name.endsWith('/'),
    size: raw.uncompressedSize,
    packedSize: raw.compressedSize,
    start: raw.relativeOffsetOfLocalHeader,
    mode: raw.externalFileAttributes >>> 16,
    raw,
  };
};
