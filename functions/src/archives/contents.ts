import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { asRefusal } from './directory.ts';
import type { ArchiveEntry } from './entry.ts';
import { Refusal } from './refusal.ts';

/** Behind a file there may be a record of its sizes. */
const DESCRIPTOR_MAX = 24;

/**
 * Holds an entry's own header against the directory's words, and its place against where the entry before it ends: what
 * lies between, or twice at the same place, other programs would read and this one not.
 *
 * @returns where it ends
 */
const endOf = async (zip: ZipFile, entry: ArchiveEntry, before: number, broken: () => Refusal): Promise<number> => {
  const gap = entry.start - before;
  if (gap < 0 || gap > (before === 0 ? 0 : DESCRIPTOR_MAX)) throw broken();
  const header = await zip.readLocalFileHeaderPromise(entry.raw);
  const isSame =
    header.fileName.equals(entry.raw.fileNameRaw) &&
    header.compressionMethod === entry.raw.compressionMethod &&
    (header.generalPurposeBitFlag & 1) === 0;
  if (!isSame) throw broken();
  return header.fileDataStart + entry.packedSize;
};

/** An entry's bytes, unpacked; of exactly the length and the checksum that the directory says. */
async function* bytesOf(zip: ZipFile, { raw }: ArchiveEntry, broken: () => Refusal): AsyncGenerator<Buffer, void> {
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(raw)) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('yauzl gives buffers');
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(error) instanceof Refusal ? broken() : error;
  }
  if (sum !== raw.crc32) throw broken();
}

/** An entry and its bytes, which are to be read before the next entry. */
export interface Content {
  readonly entry: ArchiveEntry;
  readonly bytes: AsyncGenerator<Buffer, void>;
}

/**
 * The files of an archive in the order in which they lie in it.
 *
 * @param within the packs that the archive is in, to name its entries by
 * @throws Refusal archive_broken where an entry is not what the directory says
 */
export async function* contentsOf(
  { zip, entries }: { zip: ZipFile; entries: readonly ArchiveEntry[] },
  directoryStart: number,
  within: string,
): AsyncGenerator<Content, void> {
  let end = 0;
  for (const entry of entries) {
    const broken = () => new Refusal('archive_broken', { entry: within + entry.name });
    try {
      end = await endOf(zip, entry, end, broken);
    } catch (error) {
      throw asRefusal(error);
    }
    if (!entry.isFolder) yield { entry, bytes: bytesOf(zip, entry, broken) };
  }
  if (directoryStart - end < 0 || directoryStart - end > DESCRIPTOR_MAX) throw new Refusal('archive_broken');
}
