import { constants, gunzipSync } from 'node:zlib';

/** Signatures of xz, zstd, LZ4, lzip, and Pack200. */
const SIGNATURES = ['fd377a585a00', '28b52ffd', '04224d18', '4c5a4950', 'cafed00d'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const BZIP2 = /^BZh[1-9]1AY&SY/;
const TAR = { at: 257, says: 'ustar' } as const;
const GZIP = 0x1f8b;

/** The game compresses these files with gzip. Their decompressed data begins with a compound tag. */
const GAME_DATA = /\.(?:nbt|schem|schematic|litematic|dat|dat_old|mcstructure)$/i;
const COMPOUND = 0x0a;

/** Whether gzip data begins with a compound tag. Empty data counts as game data. */
const isGameData = (head: Buffer): boolean => {
  try {
    const [first = COMPOUND] = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    return first === COMPOUND;
  } catch {
    return false;
  }
};

/**
 * Whether a file that is not a nested archive is compressed, by its signature.
 *
 * @param head the first `HEAD_BYTES` bytes, or the whole file
 */
export const isCompressed = (name: string, head: Buffer): boolean => {
  if (SIGNATURES.some((start) => head.subarray(0, start.length).equals(start))) return true;
  if (BZIP2.test(head.toString('latin1', 0, 10))) return true;
  if (head.toString('latin1', TAR.at, TAR.at + TAR.says.length) === TAR.says) return true;
  return head.length >= 2 && head.readUInt16BE(0) === GZIP && !(GAME_DATA.test(name) && isGameData(head));
};

const END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
/** Minimum length of a directory entry. */
const ENTRY_BYTES = 46;
/** ZIP64 placeholder values. The actual numbers are in another record. */
const ZIP64 = { entries: 0xffff, size: 0xffffffff } as const;

/**
 * Searches a stream for an archive inside other bytes. Java would find such an archive by its end record. A signature
 * alone is not enough: the directory that the record describes must fit before it.
 */
export class ArchiveEndSearch {
  isFound = false;
  #tail: Buffer = Buffer.alloc(0);
  /** Number of bytes before `#tail`. */
  #before = 0;

  next(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#tail, chunk]);
    const last = bytes.length - END_BYTES;
    for (let at = bytes.indexOf(END); at !== -1 && at <= last; at = bytes.indexOf(END, at + 1))
      this.isFound ||= this.#isEnd(bytes.subarray(at, at + END_BYTES), this.#before + at);
    const consumed = Math.max(0, last + 1);
    this.#tail = bytes.subarray(consumed);
    this.#before += consumed;
  }

  #isEnd(record: Buffer, before: number): boolean {
    const [entries, size] = [record.readUInt16LE(10), record.readUInt32LE(12)];
    if (entries === ZIP64.entries || size === ZIP64.size) return true;
    return entries > 0 && size >= entries * ENTRY_BYTES && size <= before;
  }
}
