import type { FileHandle } from 'node:fs/promises';
import { asRefusal, type Directory } from './directory.ts';
import { readBytes } from './end-record.ts';
import type { ArchiveEntry } from './entry.ts';
import { dataStartOf, headerMax, isEndOf } from './own-header.ts';
import { Refusal } from './refusal.ts';
import { isSmall, unpackAtOnce, unpackStreaming } from './unpacked.ts';

/** An entry and its bytes, which are to be read before the next entry. */
export interface Content {
  readonly entry: ArchiveEntry;
  readonly bytes: AsyncGenerator<Buffer, void>;
}

/** An entry in its place: from its own header to where the next thing begins. */
interface Place {
  readonly entry: ArchiveEntry;
  readonly end: number;
}

/** Sums behind the data, in their longest form. */
const BEHIND_MAX = 24;

/** The place of each entry. They lie one behind the other from the first byte to the directory, or overlap. */
const placesOf = ({ entries, end: { directoryStart } }: Directory, within: string): Place[] => {
  if (entries[0] !== undefined && entries[0].start !== 0) throw new Refusal('archive_broken');
  return entries.map((entry, i) => {
    const end = entries[i + 1]?.start ?? directoryStart;
    if (end < entry.start + entry.packedSize) throw new Refusal('archive_broken', { entry: within + entry.name });
    return { entry, end };
  });
};

/**
 * Holds an entry's own header, and what lies behind its data, against the directory.
 *
 * @returns its packed bytes, where it is small
 */
const openPlace = async (file: FileHandle, { entry, end }: Place, broken: () => Refusal) => {
  const length = end - entry.start;
  const isWhole = isSmall(entry) && length <= headerMax(entry) + entry.packedSize + BEHIND_MAX;
  const front = await readBytes(file, entry.start, isWhole ? length : Math.min(length, headerMax(entry)));
  const dataStart = dataStartOf(front, entry);
  if (dataStart === undefined) throw broken();
  const dataEnd = dataStart + entry.packedSize;
  const behind = length - dataEnd;
  if (behind < 0 || behind > BEHIND_MAX) throw broken();
  const tail = isWhole ? front.subarray(dataEnd) : await readBytes(file, entry.start + dataEnd, behind);
  if (!isEndOf(tail, entry)) throw broken();
  return isWhole ? front.subarray(dataStart, dataEnd) : undefined;
};

/** An entry's bytes, unpacked; of exactly the length and the checksum that the directory says. */
async function* bytesOf({ zip, file }: Directory, place: Place, broken: () => Refusal): AsyncGenerator<Buffer, void> {
  const { entry } = place;
  try {
    const packed = await openPlace(file, place, broken);
    if (packed === undefined) yield* unpackStreaming(zip, entry, broken);
    else yield unpackAtOnce(entry, packed) ?? refuse(broken);
  } catch (error) {
    throw asRefusal(error) instanceof Refusal ? broken() : error;
  }
}

const refuse = (refusal: () => Refusal): never => {
  throw refusal();
};

/**
 * The files of an archive in the order in which they lie in it. Folders are looked at and not answered.
 *
 * @param within the packs that the archive is in, to name its entries by
 * @throws Refusal archive_broken where an entry is not what the directory says
 */
export async function* contentsOf(directory: Directory, within: string): AsyncGenerator<Content, void> {
  for (const place of placesOf(directory, within)) {
    const { entry } = place;
    const broken = () => new Refusal('archive_broken', { entry: within + entry.name });
    const bytes = bytesOf(directory, place, broken);
    if (entry.isFolder) for await (const _nothing of bytes);
    else yield { entry, bytes };
  }
}
