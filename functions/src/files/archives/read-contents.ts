import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
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

const inflated = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });

/** Decompresses bytes; undefined if the compressed or decompressed length differs from the directory. */
const inflate = (packed: Buffer, size: number): Buffer | undefined => {
  const { buffer, engine } = inflated.parse(inflateRawSync(packed, { info: true, maxOutputLength: size + 1 }));
  return buffer.length === size && engine.bytesWritten === packed.length ? buffer : undefined;
};

/**
 * Decompresses a small entry.
 *
 * @returns undefined if the bytes contradict the directory
 */
const unpackSync = ({ raw, size }: ArchiveEntry, packed: Buffer): Buffer | undefined => {
  const bytes = raw.compressionMethod === DEFLATED ? inflate(packed, size) : packed;
  return bytes?.length === size && crc32(bytes) === raw.crc32 ? bytes : undefined;
};

/**
 * Decompresses a large entry in chunks. Checks length and checksum after the last chunk.
 *
 * @throws errors of the decompressor, and the error of `broken`
 */
async function* unpackStreaming(
  zip: ZipFile,
  { raw, size, packedSize }: ArchiveEntry,
  broken: () => Error,
): AsyncGenerator<Buffer, void> {
  const packed = await zip.openReadStreamPromise(raw, { decodeFileData: false });
  const inflater = raw.compressionMethod === DEFLATED ? createInflateRaw() : undefined;
  // A failure also rejects the iteration below, so the callback ignores the failure.
  const source = inflater === undefined ? packed : pipeline(packed, inflater, () => undefined);
  let [sum, length] = [0, 0];
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Streams of bytes give buffers');
    length += chunk.length;
    if (length > size) throw broken();
    sum = crc32(chunk, sum);
    yield chunk;
  }
  const isComplete = inflater === undefined || inflater.bytesWritten === packedSize;
  if (!isComplete || length !== size || sum !== raw.crc32) throw broken();
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
const getRanges = ({ entries, end: { directoryStart } }: Directory, within: string): EntryRange[] => {
  if (entries[0] !== undefined && entries[0].start !== 0) throw new Refusal('archive_broken');
  return entries.map((entry, i) => {
    const end = entries[i + 1]?.start ?? directoryStart;
    if (end < entry.start + entry.packedSize) throw new Refusal('archive_broken', { entry: within + entry.name });
    return { entry, end };
  });
};

/**
 * Checks an entry's local header and data descriptor against the directory.
 *
 * @returns the compressed bytes of a small entry
 */
const readRange = async (file: FileHandle, { entry, end }: EntryRange, broken: () => Refusal) => {
  const length = end - entry.start;
  const isWhole = isSmall(entry) && length <= getHeaderMax(entry) + entry.packedSize + DESCRIPTOR_MAX;
  const head = await readBytes(file, entry.start, isWhole ? length : Math.min(length, getHeaderMax(entry)));
  const dataStart = getDataStart(head, entry);
  if (dataStart === undefined) throw broken();
  const dataEnd = dataStart + entry.packedSize;
  const tailLength = length - dataEnd;
  if (tailLength < 0 || tailLength > DESCRIPTOR_MAX) throw broken();
  const tail = isWhole ? head.subarray(dataEnd) : await readBytes(file, entry.start + dataEnd, tailLength);
  if (!isValidEntryEnd(tail, entry)) throw broken();
  return isWhole ? head.subarray(dataStart, dataEnd) : undefined;
};

/** Decompressed bytes of an entry. Fails if length or checksum differ from the directory. */
async function* readEntry(
  { zip, file }: Directory,
  range: EntryRange,
  broken: () => Refusal,
): AsyncGenerator<Buffer, void> {
  const { entry } = range;
  try {
    const packed = await readRange(file, range, broken);
    if (packed === undefined) yield* unpackStreaming(zip, entry, broken);
    else yield unpackSync(entry, packed) ?? throwRefusal(broken);
  } catch (error) {
    throw toRefusal(error) instanceof Refusal ? broken() : error;
  }
}

const throwRefusal = (refusal: () => Refusal): never => {
  throw refusal();
};

/**
 * The files of an archive in stored order. Folders are checked but not returned.
 *
 * @param within path of the enclosing archives, as a prefix of entry names in findings
 * @throws Refusal archive_broken if an entry contradicts the directory
 */
export async function* readContents(directory: Directory, within: string): AsyncGenerator<Content, void> {
  for (const range of getRanges(directory, within)) {
    const { entry } = range;
    const broken = () => new Refusal('archive_broken', { entry: within + entry.name });
    const bytes = readEntry(directory, range, broken);
    if (entry.isFolder) for await (const _nothing of bytes);
    else yield { entry, bytes };
  }
}
