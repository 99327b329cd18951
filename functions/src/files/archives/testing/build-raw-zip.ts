import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a hand-made archive. Omitted fields have valid values. */
export interface ZipPart {
  readonly name: string | Buffer;
  readonly data?: string | Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Unix file mode with the file type. */
  readonly mode?: number;
  readonly extra?: Buffer;
  /** Deviating values in the local header. */
  readonly local?: {
    readonly name?: string;
    readonly method?: number;
    readonly flags?: number;
    readonly sum?: number;
    readonly packed?: number;
    readonly size?: number;
    readonly extra?: Buffer;
  };
  /** Bytes after the data. */
  readonly descriptor?: Buffer;
  /** Bytes after the end of the compressed data. The headers count them as part of the data. */
  readonly trail?: Buffer;
  /** Windows file attributes. */
  readonly attributes?: number;
  /** Deviating values in the local and the central header; `at`, the offset, only in the central header. */
  readonly claimed?: { readonly size?: number; readonly packed?: number; readonly sum?: number; readonly at?: number };
}

/** Deviations of the whole archive. */
export interface ArchiveOverrides {
  readonly before?: Buffer;
  readonly after?: Buffer;
  /** Bytes between the files and the directory. */
  readonly between?: Buffer;
  readonly comment?: Buffer;
  /** Deviating values in the end record. */
  readonly claimed?: { readonly entries?: number; readonly start?: number; readonly disk?: number };
  /** Bytes directly before the end record. */
  readonly locator?: Buffer;
}

interface EncodedPart {
  readonly local: Buffer;
  central(at: number): Buffer;
}

const CREATED_ON_UNIX = 0x0314;
const UTF8 = 0x800;
const NO_BYTES = Buffer.alloc(0);

const writeFields = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const encodePart = (part: ZipPart): EncodedPart => {
  const { flags = UTF8, method = 8, mode = 0o100644, extra = Buffer.alloc(0), local: own = {}, claimed = {} } = part;
  const name = Buffer.from(part.name);
  const localName = own.name === undefined ? name : Buffer.from(own.name);
  const data = Buffer.from(part.data ?? '');
  const { descriptor = NO_BYTES, trail = NO_BYTES, attributes = 0 } = part;
  const packed = Buffer.concat([method === 8 ? deflateRawSync(data, { level: 9 }) : data, trail]);
  const sizes = { sum: crc32(data), packed: packed.length, size: data.length, ...claimed };
  const common = (used: { flags: number; method: number; sum: number; packed: number; size: number }) => {
    const sums = [[4, used.sum] as const, [4, used.packed] as const, [4, used.size] as const];
    return writeFields([2, 20], [2, used.flags], [2, used.method], [2, 0], [2, 0x5821], ...sums);
  };
  const localExtra = own.extra ?? NO_BYTES;
  return {
    local: Buffer.concat([
      writeFields([4, 0x04034b50]),
      common({ flags, method, ...sizes, ...own }),
      writeFields([2, localName.length], [2, localExtra.length]),
      localName,
      localExtra,
      packed,
      descriptor,
    ]),
    central: (at) =>
      Buffer.concat([
        writeFields([4, 0x02014b50], [2, CREATED_ON_UNIX]),
        common({ flags, method, ...sizes }),
        writeFields([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
        writeFields([2, attributes], [2, mode], [4, claimed.at ?? at]),
        name,
        extra,
      ]),
  };
};

/** Builds an archive with arbitrary deviations. */
export const buildRawZip = (parts: readonly ZipPart[], overrides: ArchiveOverrides = {}): Buffer => {
  const {
    before = NO_BYTES,
    after = NO_BYTES,
    between = NO_BYTES,
    comment = NO_BYTES,
    locator = NO_BYTES,
    claimed = {},
  } = overrides;
  const files = parts.map(encodePart);
  let at = before.length;
  const central = files.map(({ local, central: entry }) => {
    const record = entry(at);
    at += local.length;
    return record;
  });
  const start = at + between.length;
  const directory = Buffer.concat(central);
  const [disk, entries] = [claimed.disk ?? 0, claimed.entries ?? parts.length];
  const end = Buffer.concat([
    writeFields([4, 0x06054b50], [2, disk], [2, disk], [2, entries], [2, entries]),
    writeFields([4, directory.length], [4, claimed.start ?? start], [2, comment.length]),
    comment,
  ]);
  return Buffer.concat([before, ...files.map(({ local }) => local), between, directory, locator, end, after]);
};

/** Builds a valid archive of files by name. */
export const buildTestZip = (contents: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  buildRawZip(Object.entries(contents).map(([name, data]) => ({ name, data })));

/** Builds an archive inside `levels` other archives. */
export const buildNestedZip = (levels: number): Buffer =>
  buildTestZip(levels === 0 ? { 'a.txt': 'x' } : { 'inner.zip': buildNestedZip(levels - 1) });

/** Creates `count` different nested archives. */
export const buildPacks = (count: number): Record<string, Buffer> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.jar`, buildTestZip({ [`${i}.txt`]: 'x' })]));

/** An entry with a data descriptor, as tools that stream write it. The local header contains no sizes. */
export const toStreamedPart = (part: ZipPart, descriptor?: Buffer): ZipPart => {
  const data = Buffer.from(part.data ?? '');
  const packed = deflateRawSync(data, { level: 9 });
  const sums = writeFields([4, 0x08074b50], [4, crc32(data)], [4, packed.length], [4, data.length]);
  const flags = (part.flags ?? UTF8) | 0x8;
  return { ...part, flags, local: { sum: 0, packed: 0, size: 0, ...part.local }, descriptor: descriptor ?? sums };
};

export const encodeExtraField = (id: number, data: Uint8Array): Buffer =>
  Buffer.concat([writeFields([2, id], [2, data.length]), data]);

/** Builds a Java class that only has these texts as constants. */
export const buildClassFile = (...texts: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from('cafebabe0000003d', 'hex'),
    Buffer.from([0, texts.length + 1]),
    ...texts.flatMap((text) => [Buffer.from([1, text.length >> 8, text.length & 0xff]), Buffer.from(text)]),
    Buffer.alloc(14),
  ]);
