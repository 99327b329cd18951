import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive that is made by hand, byte by byte: what is not given is as it should be. */
export interface Part {
  readonly name: string | Buffer;
  readonly data?: string | Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Of a Unix file, with its kind. */
  readonly mode?: number;
  readonly extra?: Buffer;
  /** What the file's own header says, where it is to differ from the directory. */
  readonly own?: {
    readonly name?: string;
    readonly method?: number;
    readonly flags?: number;
    readonly sum?: number;
    readonly packed?: number;
    readonly size?: number;
    readonly extra?: Buffer;
  };
  /** Behind the data. */
  readonly behind?: Buffer;
  /** Within the packed data, behind its end. */
  readonly trail?: Buffer;
  /** As Windows has it. */
  readonly attributes?: number;
  /** What both say of it. */
  readonly says?: { readonly size?: number; readonly packed?: number; readonly sum?: number; readonly at?: number };
}

/** What is done to the whole. */
export interface Whole {
  readonly before?: Buffer;
  readonly behind?: Buffer;
  /** Between the files and the directory. */
  readonly between?: Buffer;
  readonly comment?: Buffer;
  /** What the end says. */
  readonly says?: { readonly entries?: number; readonly start?: number; readonly disk?: number };
  /** Just before the end. */
  readonly locator?: Buffer;
}

interface Made {
  readonly local: Buffer;
  central(at: number): Buffer;
}

const MADE_ON_UNIX = 0x0314;
const UTF8 = 0x800;
const NOTHING = Buffer.alloc(0);

const fields = (...given: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    given.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const made = (part: Part): Made => {
  const { flags = UTF8, method = 8, mode = 0o100644, extra = Buffer.alloc(0), own = {}, says = {} } = part;
  const name = Buffer.from(part.name);
  const ownName = own.name === undefined ? name : Buffer.from(own.name);
  const data = Buffer.from(part.data ?? '');
  const { behind = NOTHING, trail = NOTHING, attributes = 0 } = part;
  const packed = Buffer.concat([method === 8 ? deflateRawSync(data, { level: 9 }) : data, trail]);
  const sizes = { sum: crc32(data), packed: packed.length, size: data.length, ...says };
  const common = (used: { flags: number; method: number; sum: number; packed: number; size: number }) => {
    const sums = [[4, used.sum] as const, [4, used.packed] as const, [4, used.size] as const];
    return fields([2, 20], [2, used.flags], [2, used.method], [2, 0], [2, 0x5821], ...sums);
  };
  const ownExtra = own.extra ?? NOTHING;
  return {
    local: Buffer.concat([
      fields([4, 0x04034b50]),
      common({ flags, method, ...sizes, ...own }),
      fields([2, ownName.length], [2, ownExtra.length]),
      ownName,
      ownExtra,
      packed,
      behind,
    ]),
    central: (at) =>
      Buffer.concat([
        fields([4, 0x02014b50], [2, MADE_ON_UNIX]),
        common({ flags, method, ...sizes }),
        fields([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
        fields([2, attributes], [2, mode], [4, says.at ?? at]),
        name,
        extra,
      ]),
  };
};

/** An archive as no tool would make it. */
export const handMadeZip = (parts: readonly Part[], whole: Whole = {}): Buffer => {
  const {
    before = NOTHING,
    behind = NOTHING,
    between = NOTHING,
    comment = NOTHING,
    locator = NOTHING,
    says = {},
  } = whole;
  const files = parts.map(made);
  let at = before.length;
  const central = files.map(({ local, central: entry }) => {
    const record = entry(at);
    at += local.length;
    return record;
  });
  const start = at + between.length;
  const directory = Buffer.concat(central);
  const [disk, entries] = [says.disk ?? 0, says.entries ?? parts.length];
  const end = Buffer.concat([
    fields([4, 0x06054b50], [2, disk], [2, disk], [2, entries], [2, entries]),
    fields([4, directory.length], [4, says.start ?? start], [2, comment.length]),
    comment,
  ]);
  return Buffer.concat([before, ...files.map(({ local }) => local), between, directory, locator, end, behind]);
};

/** An archive of files by name, as it should be. */
export const zipOf = (contents: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  handMadeZip(Object.entries(contents).map(([name, data]) => ({ name, data })));

/** So many packs, each of its own. */
export const packsOf = (count: number): Record<string, Buffer> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.jar`, zipOf({ [`${i}.txt`]: 'x' })]));

/** Where a file's sizes stand behind its data: its own header leaves them out. */
export const streamed = (part: Part, descriptor?: Buffer): Part => {
  const data = Buffer.from(part.data ?? '');
  const packed = deflateRawSync(data, { level: 9 });
  const sums = fields([4, 0x08074b50], [4, crc32(data)], [4, packed.length], [4, data.length]);
  const flags = (part.flags ?? UTF8) | 0x8;
  return { ...part, flags, own: { sum: 0, packed: 0, size: 0, ...part.own }, behind: descriptor ?? sums };
};

/** An extra field of an entry. */
export const extraField = (id: number, data: Uint8Array): Buffer =>
  Buffer.concat([fields([2, id], [2, data.length]), data]);

/** A class of Java that has these texts among its constants, and nothing else. */
export const classWith = (...texts: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from('cafebabe0000003d', 'hex'),
    Buffer.from([0, texts.length + 1]),
    ...texts.flatMap((text) => [Buffer.from([1, text.length >> 8, text.length & 0xff]), Buffer.from(text)]),
    Buffer.alloc(14),
  ]);
