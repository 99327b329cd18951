import { constants, gunzipSync } from 'node:zlib';

/** xz, zstd, LZ4, lzip, and packed classes of older Java. */
const BEGINNINGS = ['fd377a585a00', '28b52ffd', '04224d18', '4c5a4950', 'cafed00d'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const BZIP2 = /^BZh[1-9]1AY&SY/;
const TAR = { at: 257, says: 'ustar' } as const;
const GZIP = 0x1f8b;

/** What the game keeps under these names is packed by gzip, and begins as its data does. */
const GAME_DATA = /\.(?:nbt|schem|schematic|litematic|dat|dat_old|mcstructure)$/i;
const COMPOUND = 0x0a;

/** Whether packed data of which the beginning is there is nothing, or begins as the game's does. */
const isGameData = (head: Buffer): boolean => {
  try {
    const [first = COMPOUND] = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    return first === COMPOUND;
  } catch {
    return false;
  }
};

/**
 * Whether a file that is no pack is something packed all the same, by what it begins with.
 *
 * @param head `HEAD_BYTES` of it, or all
 */
export const isPacked = (name: string, head: Buffer): boolean => {
  if (BEGINNINGS.some((start) => head.subarray(0, start.length).equals(start))) return true;
  if (BZIP2.test(head.toString('latin1', 0, 10))) return true;
  if (head.toString('latin1', TAR.at, TAR.at + TAR.says.length) === TAR.says) return true;
  return head.length >= 2 && head.readUInt16BE(0) === GZIP && !(GAME_DATA.test(name) && isGameData(head));
};

const END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
/** Of one entry in an archive's directory, at least. */
const ENTRY_BYTES = 46;
/** Where these stand the numbers are in another record. */
const WIDE = { entries: 0xffff, size: 0xffffffff } as const;

/**
 * Looks for an archive that is behind other bytes, or between them, as they pass: Java finds it by its end. The sign alone is
 * no end: what it says of a directory has to be possible where it stands.
 */
export class ArchiveEndSearch {
  isFound = false;
  #kept: Buffer = Buffer.alloc(0);
  /** Bytes that have passed before the kept ones. */
  #before = 0;

  next(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#kept, chunk]);
    const last = bytes.length - END_BYTES;
    for (let at = bytes.indexOf(END); at !== -1 && at <= last; at = bytes.indexOf(END, at + 1))
      this.isFound ||= this.#isEnd(bytes.subarray(at, at + END_BYTES), this.#before + at);
    const passed = Math.max(0, last + 1);
    this.#kept = bytes.subarray(passed);
    this.#before += passed;
  }

  #isEnd(record: Buffer, before: number): boolean {
    const [entries, size] = [record.readUInt16LE(10), record.readUInt32LE(12)];
    if (entries === WIDE.entries || size === WIDE.size) return true;
    return entries > 0 && size >= entries * ENTRY_BYTES && size <= before;
  }
}
