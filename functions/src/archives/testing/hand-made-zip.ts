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
  readonly own?: { readonly name?: string; readonly method?: number };
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
  const packed = method === 8 ? deflateRawSync(data, { level: 9 }) : data;
  const sizes = [
    [4, says.sum ?? crc32(data)],
    [4, says.packed ?? packed.length],
    [4, says.size ?? data.length],
  ] as const;
  const common = (used: number) => fields([2, 20], [2, flags], [2, used], [2, 0], [2, 0x5821], ...sizes);
  return {
    local: Buffer.concat([
      fields([4, 0x04034b50]),
      common(own.method ?? method),
      fields([2, ownName.length], [2, 0]),
      ownName,
      packed,
    ]),
    central: (at) =>
      Buffer.concat([
        fields([4, 0x02014b50], [2, MADE_ON_UNIX]),
        common(method),
        fields([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
        fields([2, 0], [2, mode], [4, says.at ?? at]),
        name,
        extra,
      ]),
  };
};

/** An archive as no tool would make it. */
export const handMadeZip = (parts: readonly Part[], whole: Whole = {}): Buffer => {
  const nothing = Buffer.alloc(0);
  const {
    before = nothing,
    behind = nothing,
    between = nothing,
    comment = nothing,
    locator = nothing,
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
