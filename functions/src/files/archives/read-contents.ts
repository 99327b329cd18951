import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { FindingCode } from '@bigorna/domain/archive-findings';
import type { ZipFile } from 'yauzl';
import { z } from 'zod';
import type { ArchiveEntry } from './archive-entry.ts';
import { readBytes } from './end-record.ts';
import { hasInvalidExtra } from './extra-fields.ts';
import { type Directory, toRefusal } from './read-directory.ts';
import { Refusal } from './refusal.ts';

const DEFLATED = 8;
/** Smaller entries are decompressed synchronously. Streams would dominate the time of many small entries. */
const SMALL_MAX = { packed: 250_000, size: 2 * 1024 * 1024 } as const;

const isSmall = ({ packedSize, size }: ArchiveEntry): boolean =>
  packedSize <= SMALL_MAX.packed && size <= SMALL_MAX.size;

/** Creates a refusal that names the entry. */
type CreateRefusal = (code: FindingCode) => Refusal;

const inflated = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });

/** Rejects an entry whose bytes contradict the directory, or whose data contains more than the compressed bytes. */
const checkUnpacked = (
  { raw, size, packedSize }: ArchiveEntry,
  unpacked: { readonly length: number; readonly sum: number; readonly read: number },
  createRefusal: CreateRefusal,
): void => {
  if (unpacked.length !== size || unpacked.sum !== raw.crc32) throw createRefusal('archive_broken');
  if (unpacked.read !== packedSize) throw createRefusal('archive_ambiguous');
};

/** Decompresses a small entry. */
const unpackSync = (entry: ArchiveEntry, packed: Buffer, createRefusal: CreateRefusal): Buffer => {
  const { buffer, engine } =
    entry.raw.compressionMethod === DEFLATED
      ? inflated.parse(inflateRawSync(packed, { info: true, maxOutputLength: entry.size + 1 }))
      : { buffer: packed, engine: { bytesWritten: packed.length } };
  checkUnpacked(entry, { length: buffer.length, sum: crc32(buffer), read: engine.bytesWritten }, createRefusal);
  return buffer;
};

/**
 * Decompresses a large entry in chunks. Checks length and checksum after the last chunk.
 *
 * @throws errors of the decompressor, and refusals
 */
async function* unpackStreaming(
  zip: ZipFile,
  entry: ArchiveEntry,
  createRefusal: CreateRefusal,
): AsyncGenerator<Buffer, void> {
  const { raw, size, packedSize } = entry;
  const packed = await zip.openReadStreamPromise(raw, { decodeFileData: false });
  const inflater = raw.compressionMethod === DEFLATED ? createInflateRaw() : undefined;
  // A failure also rejects the iteration below, so the callback ignores the failure.
  const source = inflater === undefined ? packed : pipeline(packed, inflater, () => undefined);
  let [sum, length] = [0, 0];
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Streams of bytes give buffers');
    length += chunk.length;
    if (length > size) throw createRefusal('archive_broken');
    sum = crc32(chunk, sum);
    yield chunk;
  }
  checkUnpacked(entry, { length, sum, read: inflater?.bytesWritten ?? packedSize }, createRefusal);
}

const HEADER_SIGNATURE = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const FIXED_BYTES = 30;
/** Flags: encrypted; data descriptor after the data; name in UTF-8. */
const [ENCRYPTED, HAS_DESCRIPTOR, UTF8] = [0x1, 0x8, 0x800];

/** Maximum length of an entry's local header. */
const getHeaderMax = ({ raw }: ArchiveEntry): number => FIXED_BYTES + raw.fileNameLength + 0xffff;

/** All valid data descriptors of an entry: with or without signature, with 32-bit or 64-bit sizes. */
const getDescriptors = ({ raw }: ArchiveEntry): Buffer[] =>
  [4, 8].flatMap((width) => {
    const bytes = Buffer.alloc(8 + 2 * width);
    bytes.writeUInt32LE(DESCRIPTOR, 0);
    bytes.writeUInt32LE(raw.crc32, 4);
    bytes.writeUInt32LE(raw.compressedSize, 8);
    bytes.writeUInt32LE(raw.uncompressedSize, 8 + width);
    return [bytes, bytes.subarray(4)];
  });

const matchesDirectory = (header: Buffer, { raw }: ArchiveEntry, hasDescriptor: boolean): boolean =>
  [raw.crc32, raw.compressedSize, raw.uncompressedSize].every((expected, i) => {
    const value = header.readUInt32LE(14 + 4 * i);
    return value === expected || (hasDescriptor && value === 0);
  });

/** Sizes that send readers to a ZIP64 field. */
const ZIP64_SIZE = 0xffffffff;

/** Why a local header that contradicts the directory is refused. */
const getHeaderProblem = (header: Buffer): FindingCode => {
  if (header.length < FIXED_BYTES || header.readUInt32LE(0) !== HEADER_SIGNATURE) return 'archive_broken';
  const isZip64 = header.readUInt32LE(18) === ZIP64_SIZE || header.readUInt32LE(22) === ZIP64_SIZE;
  return isZip64 ? 'archive_zip64' : 'archive_ambiguous';
};

/**
 * Start of an entry's data after its local header. Undefined if the header contradicts the directory. Programs that
 * read from the front would otherwise see other content than this inspection.
 *
 * @param header the first bytes of the entry
 */
const getDataStart = (header: Buffer, entry: ArchiveEntry): number | undefined => {
  if (header.length < FIXED_BYTES || header.readUInt32LE(0) !== HEADER_SIGNATURE) return undefined;
  const [flags, nameLength, extraLength] = [header.readUInt16LE(6), header.readUInt16LE(26), header.readUInt16LE(28)];
  const { generalPurposeBitFlag, compressionMethod, fileNameRaw } = entry.raw;
  const nameEnd = FIXED_BYTES + nameLength;
  const isSame =
    ((flags ^ generalPurposeBitFlag) & (ENCRYPTED | HAS_DESCRIPTOR | UTF8)) === 0 &&
    header.readUInt16LE(8) === compressionMethod &&
    header.subarray(FIXED_BYTES, nameEnd).equals(fileNameRaw) &&
    matchesDirectory(header, entry, (flags & HAS_DESCRIPTOR) !== 0) &&
    !hasInvalidExtra(header.subarray(nameEnd, nameEnd + extraLength), fileNameRaw);
  return isSame ? nameEnd + extraLength : undefined;
};

/**
 * Whether the bytes after an entry's data are valid: a matching data descriptor if the flag is set, nothing otherwise.
 */
const isValidEntryEnd = (tail: Buffer, entry: ArchiveEntry): boolean =>
  (entry.raw.generalPurposeBitFlag & HAS_DESCRIPTOR) === 0
    ? tail.length === 0
    : getDescriptors(entry).some((form) => form.equals(tail));

/** An entry and its bytes. Read them before the next entry. */
export interface Content {
  readonly entry: ArchiveEntry;
  readonly bytes: AsyncGenerator<Buffer, void>;
}

/** An entry and the end of its range: from its local header to the next header. */
interface EntryRange {
  readonly entry: ArchiveEntry;
  readonly end: number;
}

/** Maximum size of the data descriptor after the data. */
const DESCRIPTOR_MAX = 24;

/**
 * Ranges of all entries. The ranges must be contiguous from the first byte to the directory. Otherwise entries overlap
 * or bytes are hidden.
 */
const getRanges = ({ entries, end: { directoryStart } }: Directory, within: string): EntryRange[] =>
  entries.map((entry, i) => {
    const end = entries[i + 1]?.start ?? directoryStart;
    const hasBytesBefore = i === 0 && entry.start !== 0;
    if (hasBytesBefore || end < entry.start + entry.packedSize)
      throw new Refusal('archive_ambiguous', { entry: within + entry.name });
    return { entry, end };
  });

/**
 * Checks an entry's local header and data descriptor against the directory.
 *
 * @returns the compressed bytes of a small entry
 */
const readRange = async (file: FileHandle, { entry, end }: EntryRange, createRefusal: CreateRefusal) => {
  const length = end - entry.start;
  const isWhole = isSmall(entry) && length <= getHeaderMax(entry) + entry.packedSize + DESCRIPTOR_MAX;
  const head = await readBytes(file, entry.start, isWhole ? length : Math.min(length, getHeaderMax(entry)));
  const dataStart = getDataStart(head, entry);
  if (dataStart === undefined) throw createRefusal(getHeaderProblem(head));
  const dataEnd = dataStart + entry.packedSize;
  const tailLength = length - dataEnd;
  if (tailLength < 0 || tailLength > DESCRIPTOR_MAX) throw createRefusal('archive_ambiguous');
  const tail = isWhole ? head.subarray(dataEnd) : await readBytes(file, entry.start + dataEnd, tailLength);
  if (!isValidEntryEnd(tail, entry)) throw createRefusal('archive_ambiguous');
  return isWhole ? head.subarray(dataStart, dataEnd) : undefined;
};

/** Decompressed bytes of an entry. Fails if length or checksum differ from the directory. */
async function* readEntry(
  { zip, file }: Directory,
  range: EntryRange,
  createRefusal: CreateRefusal,
): AsyncGenerator<Buffer, void> {
  const { entry } = range;
  try {
    const packed = await readRange(file, range, createRefusal);
    if (packed === undefined) yield* unpackStreaming(zip, entry, createRefusal);
    else yield unpackSync(entry, packed, createRefusal);
  } catch (error) {
    const refusal = toRefusal(error);
    throw refusal instanceof Refusal ? createRefusal(refusal.finding.code) : error;
  }
}

/**
 * The files of an archive in stored order. Folders are checked but not returned.
 *
 * @param within path of the enclosing archives, as a prefix of entry names in findings
 * @throws Refusal archive_broken, archive_ambiguous, archive_zip64 if an entry contradicts the directory
 */
export async function* readContents(directory: Directory, within: string): AsyncGenerator<Content, void> {
  for (const range of getRanges(directory, within)) {
    const { entry } = range;
    const bytes = readEntry(directory, range, (code) => new Refusal(code, { entry: within + entry.name }));
    if (entry.isFolder) for await (const _nothing of bytes);
    else yield { entry, bytes };
  }
}
