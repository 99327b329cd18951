import { pipeline } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { z } from 'zod';
import type { ArchiveEntry } from './entry.ts';

const DEFLATED = 8;
/** Up to these an entry is unpacked in one go: many small ones would spend most of their time on streams. */
const AT_ONCE = { packed: 250_000, size: 2 * 1024 * 1024 } as const;

export const isSmall = ({ packedSize, size }: ArchiveEntry): boolean =>
  packedSize <= AT_ONCE.packed && size <= AT_ONCE.size;

const inflated = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });

/** Packed bytes unpacked; undefined where they are not of just the length that the directory says, before and after. */
const inflate = (packed: Buffer, size: number): Buffer | undefined => {
  const { buffer, engine } = inflated.parse(inflateRawSync(packed, { info: true, maxOutputLength: size + 1 }));
  return buffer.length === size && engine.bytesWritten === packed.length ? buffer : undefined;
};

/**
 * A small entry's bytes.
 *
 * @returns undefined where they are not what the directory says
 */
export const unpackAtOnce = ({ raw, size }: ArchiveEntry, packed: Buffer): Buffer | undefined => {
  const bytes = raw.compressionMethod === DEFLATED ? inflate(packed, size) : packed;
  return bytes?.length === size && crc32(bytes) === raw.crc32 ? bytes : undefined;
};

/**
 * A large entry's bytes, a piece at a time; the last of them are followed by the word whether they were all.
 *
 * @throws what the unpacker throws, and what `broken` makes
 */
export async function* unpackStreaming(
  zip: ZipFile,
  { raw, size, packedSize }: ArchiveEntry,
  broken: () => Error,
): AsyncGenerator<Buffer, void> {
  const packed = await zip.openReadStreamPromise(raw, { decodeFileData: false });
  const inflater = raw.compressionMethod === DEFLATED ? createInflateRaw() : undefined;
  // Whoever reads the unpacked bytes hears of a failure.
  const source = inflater === undefined ? packed : pipeline(packed, inflater, () => undefined);
  let [sum, length] = [0, 0];
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Streams of bytes give buffers');
    length += chunk.length;
    if (length > size) throw broken();
    sum = crc32(chunk, sum);
    yield chunk;
  }
  const isWhole = inflater === undefined || inflater.bytesWritten === packedSize;
  if (!isWhole || length !== size || sum !== raw.crc32) throw broken();
}
