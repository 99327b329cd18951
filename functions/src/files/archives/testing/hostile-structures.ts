import { crc32, deflateRawSync } from 'node:zlib';
import { buildRawZip, buildTestZip, encodeExtraField, toStreamedPart, type ZipPart } from './build-raw-zip.ts';
import { createCase, type HostileFile, MANIFEST, withPart } from './hostile-file.ts';

const TEXT: ZipPart = { name: 'a.txt', data: 'um texto que se descompacta' };
const FIELD_OF_SIZES = encodeExtraField(1, Buffer.alloc(24, 1));

const withPrefix = (start: string | Buffer) => () => buildRawZip([MANIFEST, TEXT], { before: Buffer.from(start) });

const encodeDescriptor = (sum: number, packed: number, size: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  for (const [i, value] of [sum, packed, size].entries()) bytes.writeUInt32LE(value, 4 + 4 * i);
  return bytes;
};
const data = Buffer.from(String(TEXT.data));
const packed = deflateRawSync(data, { level: 9 }).length;

/** A second end record in the comment of the first, with its own directory. */
const endInComment = (): Buffer => {
  const inner = buildTestZip({ 'evil.txt': 'x' });
  return buildRawZip([MANIFEST], { comment: inner });
};

/** Archives that two programs read differently, or that are also valid in another format. */
export const HOSTILE_STRUCTURES: readonly HostileFile[] = [
  createCase(
    'a picture (GIF) followed by an archive',
    withPrefix('GIF89a\u0001\u0000\u0001\u0000;'),
    'archive_ambiguous',
  ),
  createCase('a PDF followed by an archive', withPrefix('%PDF-1.7\n%%EOF\n'), 'archive_ambiguous'),
  createCase(
    'a page followed by an archive',
    withPrefix('<!doctype html><script>alert(1)</script>'),
    'archive_ambiguous',
  ),
  createCase(
    'a program for Linux followed by an archive',
    withPrefix(Buffer.from('7f454c4602010100', 'hex')),
    'archive_ambiguous',
  ),
  createCase(
    'a program for macOS followed by an archive',
    withPrefix(Buffer.from('cafebabe00000002', 'hex')),
    'archive_ambiguous',
  ),
  createCase('a class followed by an archive', withPrefix(Buffer.from('cafebabe0000003d', 'hex')), 'archive_ambiguous'),
  createCase('a script followed by an archive', withPrefix('#!/bin/sh\nexec java -jar "$0"\n'), 'archive_ambiguous'),
  createCase('a single byte before the archive', withPrefix('P'), 'archive_ambiguous'),
  createCase('an archive followed by a PNG', () =>
    buildRawZip([MANIFEST], { after: Buffer.from('89504e470d0a1a0a', 'hex') }),
  ),
  createCase('a second archive after the first', () =>
    Buffer.concat([buildTestZip({ a: 'x' }), buildTestZip({ b: 'y' })]),
  ),
  createCase('an archive in the comment of another', endInComment),
  createCase('a directory longer than its entries', () => buildRawZip([MANIFEST], { claimed: { start: 10 } })),
  createCase('another checksum in the local header', withPart({ ...TEXT, local: { sum: 7 } })),
  createCase('another size in the local header', withPart({ ...TEXT, local: { size: 5 } })),
  createCase('another compressed size in the local header', withPart({ ...TEXT, local: { packed: 5 } })),
  createCase('zero sizes in the local header only', withPart({ ...TEXT, local: { sum: 0, packed: 0, size: 0 } })),
  createCase(
    'ZIP64 sizes in the local header',
    withPart({ ...TEXT, local: { packed: 0xffffffff, size: 0xffffffff } }),
    'archive_zip64',
  ),
  createCase('ZIP64 sizes in the directory', withPart({ ...TEXT, extra: FIELD_OF_SIZES }), 'archive_zip64'),
  createCase(
    'ZIP64 sizes instead of 32-bit sizes',
    withPart({ ...TEXT, extra: FIELD_OF_SIZES, claimed: { size: 0xffffffff } }),
    'archive_zip64',
  ),
  createCase('encryption in the local header only', withPart({ ...TEXT, local: { flags: 0x801 } })),
  createCase(
    'the UTF-8 flag in the local header only',
    withPart({ ...TEXT, name: 'ção.txt', flags: 0, local: { flags: 0x800 } }),
  ),
  createCase(
    'another name in an extra field of the local header',
    withPart({
      ...TEXT,
      local: { extra: encodeExtraField(0x7075, Buffer.concat([Buffer.alloc(5), Buffer.from('b.txt')])) },
    }),
  ),
  createCase('a link in an extra field of the local header', withPart({ ...TEXT, local: { extra: linkField() } })),
  createCase(
    'a data descriptor with a wrong checksum',
    withPart(toStreamedPart(TEXT, encodeDescriptor(7, packed, data.length))),
  ),
  createCase(
    'a data descriptor with another size',
    withPart(toStreamedPart(TEXT, encodeDescriptor(crc32(data), packed, 3))),
  ),
  createCase('a missing data descriptor', withPart(toStreamedPart(TEXT, Buffer.alloc(0)))),
  createCase(
    'a data descriptor without the flag',
    withPart({ ...TEXT, descriptor: encodeDescriptor(crc32(data), packed, data.length) }),
  ),
  createCase('bytes between two files', () => buildRawZip([{ ...TEXT, descriptor: Buffer.from('oi') }, MANIFEST])),
  createCase('bytes after the end of compressed data', withPart({ ...TEXT, trail: Buffer.from('escondido') })),
  createCase(
    'a file after the end of compressed data',
    withPart({ ...TEXT, trail: buildTestZip({ 'evil.txt': 'x' }) }),
  ),
  createCase('a file inside another file’s data', () =>
    buildRawZip([
      MANIFEST,
      { ...TEXT, data: buildTestZip({ b: 'x' }), method: 0 },
      { name: 'b', data: 'x', claimed: { at: 130 } },
    ]),
  ),
  createCase('a file at the position of the directory', withPart({ ...TEXT, claimed: { at: 0xfffffff0 } })),
  createCase(
    'many files at one position, each a bomb',
    () =>
      buildRawZip(
        Array.from({ length: 50 }, (_, i) => ({ name: `${i}`, data: Buffer.alloc(3_000_000), claimed: { at: 0 } })),
      ),
    'ratio_too_high',
  ),
  createCase(
    'a large file larger than its claimed size',
    withPart({
      name: 'a.bin',
      data: noise(3_000_000),
      claimed: { size: 2_999_999 },
    }),
    'archive_broken',
  ),
  createCase(
    'a large file with a wrong checksum',
    withPart({ name: 'a.bin', data: noise(3_000_000), claimed: { sum: 7 } }),
    'archive_broken',
  ),
  createCase(
    'a large file with bytes after its end',
    withPart({ name: 'a.bin', data: noise(3_000_000), trail: Buffer.alloc(9) }),
  ),
  createCase('a Windows link', withPart({ ...TEXT, attributes: 0x400 }), 'link_inside'),
  createCase('a Unix link in an extra field', withPart({ ...TEXT, extra: linkField() }), 'link_inside'),
  createCase(
    'a Unix link in an old extra field',
    withPart({
      ...TEXT,
      extra: encodeExtraField(0x000d, Buffer.concat([Buffer.alloc(12), Buffer.from('/etc/passwd')])),
    }),
    'link_inside',
  ),
  createCase('a pipe', withPart({ ...TEXT, mode: 0o010644 }), 'link_inside'),
  createCase('a socket', withPart({ ...TEXT, mode: 0o140644 }), 'link_inside'),
  createCase('an encrypted directory', withPart({ ...TEXT, flags: 0x2800 }), 'archive_encrypted'),
  createCase(
    'a file encrypted by WinZip',
    withPart({ ...TEXT, method: 99, claimed: { packed: data.length } }),
    'archive_encrypted',
  ),
  createCase(
    'a bomb in a jar in a jar',
    () =>
      buildTestZip({
        'META-INF/jars/a.jar': buildTestZip({ 'META-INF/jars/b.jar': buildTestZip({ a: Buffer.alloc(8_000_000) }) }),
      }),
    'ratio_too_high',
  ),
  createCase(
    'packs of an add-on nested too deep',
    () =>
      ['d.mcpack', 'c.mcpack', 'b.mcpack', 'a.mcpack'].reduce(
        (inner, name) => buildTestZip({ [name]: inner }),
        buildTestZip({ x: 'y' }),
      ),
    'nested_too_deep',
  ),
  createCase(
    'a broken nested archive',
    () => buildTestZip({ 'a.jar': buildTestZip({ 'b.jar': buildTestZip({ c: 'x' }).subarray(0, -5) }) }),
    'archive_broken',
  ),
];

function linkField(): Buffer {
  const field = Buffer.alloc(14);
  field.writeUInt16LE(0o120777, 4);
  return encodeExtraField(0x756e, field);
}

/** Bytes that compress badly. Deterministic. */
function noise(length: number): Buffer {
  let seed = 7;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed >>> 16;
    }),
  );
}
