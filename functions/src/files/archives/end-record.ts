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

/** Reads exactly `length` bytes. Throws if the file is shorter. */
export const readBytes = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  // Node cannot read into an empty buffer.
  if (length === 0) return Buffer.alloc(0);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead < length) throw new Refusal('archive_broken');
  return buffer;
};

/** Position of the last end-record signature in the tail. */
const findEndRecord = (tail: Buffer): number => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new Refusal('not_an_archive');
};

/**
 * Reads the end record, which locates the directory. Programs search for this record in different ways, so only an
 * unambiguous record is accepted. The record must be at the very end of the file, directly after the directory, on one
 * disk and without ZIP64. No file of the allowed size needs ZIP64.
 *
 * @throws Refusal not_an_archive, archive_broken, too_many_entries
 */
export const readEndRecord = async (file: FileHandle, size: number): Promise<EndRecord> => {
  if (size < END_BYTES || (await readBytes(file, 0, 4)).readUInt32LE(0) !== LOCAL_HEADER)
    throw new Refusal('not_an_archive');
  const tailStart = Math.max(0, size - END_BYTES - COMMENT_MAX);
  const tail = await readBytes(file, tailStart, size - tailStart);
  const at = findEndRecord(tail);
  const [disk, directoryDisk, diskEntries, entries] = [4, 6, 8, 10].map((offset) => tail.readUInt16LE(at + offset));
  const directorySize = tail.readUInt32LE(at + 12);
  const directoryStart = tail.readUInt32LE(at + 16);
  const directoryEnd = directoryStart + directorySize;
  const locatorAt = at - ZIP64_LOCATOR_BYTES;
  const isZip64 = locatorAt >= 0 && tail.readUInt32LE(locatorAt) === ZIP64_LOCATOR;
  const isAtEnd = at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
  const isOneDisk = disk === 0 && directoryDisk === 0 && diskEntries === entries;
  if (isZip64 || !isAtEnd || !isOneDisk || entries === undefined) throw new Refusal('archive_broken');
  if (directoryEnd !== tailStart + at) throw new Refusal('archive_broken');
  if (entries > ARCHIVE_LIMITS.entries || directorySize > ARCHIVE_LIMITS.directoryBytes)
    throw new Refusal('too_many_entries', { count: entries, max: ARCHIVE_LIMITS.entries });
  return { entries, directoryStart, directoryEnd };
};
