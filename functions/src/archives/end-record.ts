import type { FileHandle } from 'node:fs/promises';
import { ARCHIVE_LIMITS } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Where an archive's central directory is, and how many entries it has. */
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

/** The bytes of a file from a place on; fails where there are fewer. */
export const readBytes = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  // Node reads into no empty buffer.
  if (length === 0) return Buffer.alloc(0);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead < length) throw new Refusal('archive_broken');
  return buffer;
};

/** The last place in the tail that looks like the end record. */
const findIn = (tail: Buffer): number => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new Refusal('not_an_archive');
};

/**
 * Reads the end of an archive, which says where its directory is. Programs differ in how they look for it, so only one that
 * leaves no doubt is taken: at the very end of the file, right behind the directory, of one disk, and without the 64-bit
 * form, which no file of the allowed size needs.
 *
 * @throws Refusal not_an_archive, archive_broken, too_many_entries
 */
export const readEndRecord = async (file: FileHandle, size: number): Promise<EndRecord> => {
  if (size < END_BYTES || (await readBytes(file, 0, 4)).readUInt32LE(0) !== LOCAL_HEADER)
    throw new Refusal('not_an_archive');
  const tailStart = Math.max(0, size - END_BYTES - COMMENT_MAX);
  const tail = await readBytes(file, tailStart, size - tailStart);
  const at = findIn(tail);
  const [disk, directoryDisk, here, entries] = [4, 6, 8, 10].map((offset) => tail.readUInt16LE(at + offset));
  const directorySize = tail.readUInt32LE(at + 12);
  const directoryStart = tail.readUInt32LE(at + 16);
  const directoryEnd = directoryStart + directorySize;
  const locatorAt = at - ZIP64_LOCATOR_BYTES;
  const isWide = locatorAt >= 0 && tail.readUInt32LE(locatorAt) === ZIP64_LOCATOR;
  const isAtEnd = at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
  const isOneDisk = disk === 0 && directoryDisk === 0 && here === entries;
  if (isWide || !isAtEnd || !isOneDisk || entries === undefined) throw new Refusal('archive_broken');
  if (directoryEnd !== tailStart + at) throw new Refusal('archive_broken');
  if (entries > ARCHIVE_LIMITS.entries || directorySize > ARCHIVE_LIMITS.directoryBytes)
    throw new Refusal('too_many_entries', { count: entries, max: ARCHIVE_LIMITS.entries });
  return { entries, directoryStart, directoryEnd };
};
