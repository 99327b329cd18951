import type { FileHandle } from 'node:fs/promises';
import { fromFdPromise, type ZipFile } from 'yauzl';
import { type EndRecord, readEndRecord } from './end-record.ts';
import { type ArchiveEntry, entryOf } from './entry.ts';
import { checkEntry } from './entry-checks.ts';
import { checkNames } from './entry-names.ts';
import { Refusal } from './refusal.ts';

/** An archive whose directory has been read and found good. */
export interface Directory {
  readonly file: FileHandle;
  readonly zip: ZipFile;
  readonly end: EndRecord;
  /** In the order in which they lie in the file. */
  readonly entries: readonly ArchiveEntry[];
}

const HEADER_BYTES = 46;

/** What the system does, and our own mistakes. */
const isNotItsFault = (error: Error): boolean => 'syscall' in error || error instanceof TypeError;

/** What a reader of archives complains of is the archive's fault; what the system does is not. */
export const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Refusal || isNotItsFault(error)) return error;
  return new Refusal(/encrypt/.test(error.message) ? 'archive_encrypted' : 'archive_broken', {}, error);
};

/** Something that the directory does not count lies behind its entries. */
const checkLength = (entries: readonly ArchiveEntry[], { directoryStart, directoryEnd }: EndRecord): void => {
  const length = entries.reduce(
    (sum, { raw }) => sum + HEADER_BYTES + raw.fileNameLength + raw.extraFieldLength + raw.fileCommentLength,
    0,
  );
  if (length !== directoryEnd - directoryStart) throw new Refusal('archive_broken');
};

/**
 * Reads an archive's central directory and checks all that it tells, before anything is unpacked.
 *
 * @param within the packs that the archive is in, to name its entries by
 * @throws Refusal
 */
export const readDirectory = async (file: FileHandle, size: number, within: string): Promise<Directory> => {
  const end = await readEndRecord(file, size);
  try {
    const zip = await fromFdPromise(file.fd, { autoClose: false, decodeStrings: false });
    const entries: ArchiveEntry[] = [];
    for await (const raw of zip.eachEntry()) {
      const entry = entryOf(raw);
      checkEntry(entry, within);
      entries.push(entry);
    }
    checkNames(entries, within);
    checkLength(entries, end);
    return { file, zip, end, entries: entries.toSorted((a, b) => a.start - b.start) };
  } catch (error) {
    throw asRefusal(error);
  }
};
