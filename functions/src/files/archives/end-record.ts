import type { FileHandle } from 'node:fs/promises';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { Refusal } from './refusal.ts';

/** Position of the central directory, and its number of entries. */
export interface EndRecord {
  readonly entries: number;
  readonly directoryStart: number;
  readonly directoryEnd: number;
}

const LOCAL_HEADER = 0x04034b50;
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
/** First bytes of the first part of a split archive. */
const SPLIT_SIGNATURE = 0x08074b50;

/** Reads exactly `length` bytes. Throws if the file is shorter. */
export const readBytes = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  // Node cannot read into an empty buffer.
  if (length === 0) return Buffer.alloc(0);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead < length) throw new Refusal('archive_broken');
  return buffer;
};

/** Position of the last end-record signature in the tail; undefined without one. */
const findEndRecord = (tail: Buffer): number | undefined => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  return undefined;
};

const parseEndRecord = (tail: Buffer, at: number) => {
  const [disk = 0, directoryDisk = 0, diskEntries = 0, entries = 0] = [4, 6, 8, 10].map((offset) =>
    tail.readUInt16LE(at + offset),
  );
  const directorySize = tail.readUInt32LE(at + 12);
  const directoryStart = tail.readUInt32LE(at + 16);
  const locatorAt = at - ZIP64_LOCATOR_BYTES;
  return {
    entries,
    diskEntries,
    directorySize,
    directoryStart,
    isSplit: disk !== 0 || directoryDisk !== 0,
    isZip64: locatorAt >= 0 && tail.readUInt32LE(locatorAt) === ZIP64_LOCATOR,
    isAtEnd: at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length,
  };
};

const readSignature = async (file: FileHandle, size: number): Promise<number> =>
  size < 4 ? 0 : (await readBytes(file, 0, 4)).readUInt32LE(0);

/** Rejects a file without an end record by its first bytes. */
const throwMissingEnd = (signature: number): never => {
  if (signature === SPLIT_SIGNATURE) throw new Refusal('archive_split');
  // The end is missing: an upload or a copy was cut off.
  throw new Refusal(signature === LOCAL_HEADER ? 'archive_broken' : 'not_an_archive');
};

/**
 * Reads the end record, which locates the directory. Programs search for this record in different ways, so only an
 * unambiguous record is accepted. The record must be at the very end of the file, directly after the directory, on one
 * disk and without ZIP64. No file of the allowed size needs ZIP64.
 *
 * @throws Refusal not_an_archive, archive_broken, archive_empty, archive_split, archive_zip64, archive_ambiguous,
 *   too_many_entries, directory_too_large
 */
export const readEndRecord = async (file: FileHandle, size: number): Promise<EndRecord> => {
  const signature = await readSignature(file, size);
  const tailStart = Math.max(0, size - END_BYTES - COMMENT_MAX);
  const tail = await readBytes(file, tailStart, size - tailStart);
  const at = findEndRecord(tail);
  if (at === undefined) return throwMissingEnd(signature);
  const record = parseEndRecord(tail, at);
  const { entries, directoryStart, directorySize } = record;
  const { entries: max, directoryBytes } = ARCHIVE_LIMITS;
  const directoryEnd = directoryStart + directorySize;
  if (signature !== LOCAL_HEADER && signature !== END_SIGNATURE && !record.isAtEnd) return throwMissingEnd(signature);
  if (record.isSplit) throw new Refusal('archive_split');
  if (record.isZip64) throw new Refusal('archive_zip64');
  if (signature === END_SIGNATURE && tailStart + at === 0 && record.isAtEnd) throw new Refusal('archive_empty');
  const isAmbiguous = signature !== LOCAL_HEADER || !record.isAtEnd || record.diskEntries !== entries;
  if (isAmbiguous || directoryEnd !== tailStart + at) throw new Refusal('archive_ambiguous');
  if (entries > max) throw new Refusal('too_many_entries', { count: entries, max });
  if (directorySize > directoryBytes)
    throw new Refusal('directory_too_large', { size: directorySize, max: directoryBytes });
  return { entries, directoryStart, directoryEnd };
};
