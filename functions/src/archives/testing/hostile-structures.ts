import { crc32, deflateRawSync } from 'node:zlib';
import { extraField, handMadeZip, type Part, streamed, zipOf } from './hand-made-zip.ts';
import type { HostileFile } from './hostile-files.ts';

const TEXT: Part = { name: 'a.txt', data: 'um texto que se descompacta' };
const MANIFEST: Part = { name: 'fabric.mod.json', data: '{"schemaVersion":1,"id":"prova","version":"1.0.0"}' };
const FIELD_OF_SIZES = extraField(1, Buffer.alloc(24, 1));

const with_ = (part: Part) => () => handMadeZip([MANIFEST, part]);
const before = (start: string | Buffer) => () => handMadeZip([MANIFEST, TEXT], { before: Buffer.from(start) });

const sums = (sum: number, packed: number, size: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  for (const [i, value] of [sum, packed, size].entries()) bytes.writeUInt32LE(value, 4 + 4 * i);
  return bytes;
};
const data = Buffer.from(String(TEXT.data));
const packed = deflateRawSync(data, { level: 9 }).length;

/** A second end record in the comment of the first, with a directory of its own. */
const endInComment = (): Buffer => {
  const inner = zipOf({ 'evil.txt': 'x' });
  return handMadeZip([MANIFEST], { comment: inner });
};

const structure = (name: string, bytes: () => Buffer, expected: HostileFile['expected'] = 'archive_broken') => ({
  name,
  bytes,
  expected,
});

/** Archives that two programs would read differently, or that are something else besides. */
export const HOSTILE_STRUCTURES: readonly HostileFile[] = [
  structure('a picture (GIF) with an archive behind it', before('GIF89a\u0001\u0000\u0001\u0000;'), 'not_an_archive'),
  structure('a PDF with an archive behind it', before('%PDF-1.7\n%%EOF\n'), 'not_an_archive'),
  structure('a page with an archive behind it', before('<!doctype html><script>alert(1)</script>'), 'not_an_archive'),
  structure(
    'a program for Linux with an archive behind it',
    before(Buffer.from('7f454c4602010100', 'hex')),
    'not_an_archive',
  ),
  structure(
    'a program for macOS with an archive behind it',
    before(Buffer.from('cafebabe00000002', 'hex')),
    'not_an_archive',
  ),
  structure('a class with an archive behind it', before(Buffer.from('cafebabe0000003d', 'hex')), 'not_an_archive'),
  structure('a script with an archive behind it', before('#!/bin/sh\nexec java -jar "$0"\n'), 'not_an_archive'),
  structure('a single byte before the archive', before('P'), 'not_an_archive'),
  structure(
    'a PNG behind the archive',
    () => handMadeZip([MANIFEST], { behind: Buffer.from('89504e470d0a1a0a', 'hex') }),
    'archive_broken',
  ),
  structure('a second archive behind the first', () => Buffer.concat([zipOf({ a: 'x' }), zipOf({ b: 'y' })])),
  structure('an archive in the comment of another', endInComment),
  structure('a directory that counts more than it holds', () => handMadeZip([MANIFEST], { says: { start: 10 } })),
  structure('another checksum in the file’s own header', with_({ ...TEXT, own: { sum: 7 } })),
  structure('another size in the file’s own header', with_({ ...TEXT, own: { size: 5 } })),
  structure('another packed size in the file’s own header', with_({ ...TEXT, own: { packed: 5 } })),
  structure('sizes left out of the file’s own header alone', with_({ ...TEXT, own: { sum: 0, packed: 0, size: 0 } })),
  structure(
    'sizes of 64 bits in the file’s own header',
    with_({ ...TEXT, own: { packed: 0xffffffff, size: 0xffffffff } }),
  ),
  structure('sizes of 64 bits in the directory', with_({ ...TEXT, extra: FIELD_OF_SIZES })),
  structure(
    'sizes of 64 bits in place of others',
    with_({ ...TEXT, extra: FIELD_OF_SIZES, says: { size: 0xffffffff } }),
  ),
  structure('encryption in the file’s own header alone', with_({ ...TEXT, own: { flags: 0x801 } })),
  structure(
    'a name in UTF-8 in the file’s own header alone',
    with_({ ...TEXT, name: 'ção.txt', flags: 0, own: { flags: 0x800 } }),
  ),
  structure(
    'another name in a field of the file’s own header',
    with_({
      ...TEXT,
      own: { extra: extraField(0x7075, Buffer.concat([Buffer.alloc(5), Buffer.from('b.txt')])) },
    }),
  ),
  structure('a link in a field of the file’s own header', with_({ ...TEXT, own: { extra: linkField() } })),
  structure('sums behind the data that are wrong', with_(streamed(TEXT, sums(7, packed, data.length)))),
  structure('sums behind the data of another size', with_(streamed(TEXT, sums(crc32(data), packed, 3)))),
  structure('sums behind the data that are missing', with_(streamed(TEXT, Buffer.alloc(0)))),
  structure(
    'sums behind the data that nobody announced',
    with_({ ...TEXT, behind: sums(crc32(data), packed, data.length) }),
  ),
  structure('bytes between two files', () => handMadeZip([{ ...TEXT, behind: Buffer.from('oi') }, MANIFEST])),
  structure('bytes behind the end of packed data', with_({ ...TEXT, trail: Buffer.from('escondido') })),
  structure('a file behind the end of packed data', with_({ ...TEXT, trail: zipOf({ 'evil.txt': 'x' }) })),
  structure('a file that lies within another', () =>
    handMadeZip([
      MANIFEST,
      { ...TEXT, data: zipOf({ b: 'x' }), method: 0 },
      { name: 'b', data: 'x', says: { at: 130 } },
    ]),
  ),
  structure('a file in the place of the directory', with_({ ...TEXT, says: { at: 0xfffffff0 } })),
  structure(
    'many files at one place, each a bomb',
    () =>
      handMadeZip(
        Array.from({ length: 50 }, (_, i) => ({ name: `${i}`, data: Buffer.alloc(3_000_000), says: { at: 0 } })),
      ),
    'ratio_too_high',
  ),
  structure(
    'a large file that unpacks to more than it says',
    with_({
      name: 'a.bin',
      data: noise(3_000_000),
      says: { size: 2_999_999 },
    }),
  ),
  structure('a large file with a wrong checksum', with_({ name: 'a.bin', data: noise(3_000_000), says: { sum: 7 } })),
  structure(
    'a large file with bytes behind its end',
    with_({ name: 'a.bin', data: noise(3_000_000), trail: Buffer.alloc(9) }),
  ),
  structure('a link, as Windows marks it', with_({ ...TEXT, attributes: 0x400 }), 'link_inside'),
  structure('a link, as Unix says it in a field', with_({ ...TEXT, extra: linkField() }), 'link_inside'),
  structure(
    'a link, as old Unix says it in a field',
    with_({
      ...TEXT,
      extra: extraField(0x000d, Buffer.concat([Buffer.alloc(12), Buffer.from('/etc/passwd')])),
    }),
    'link_inside',
  ),
  structure('a pipe', with_({ ...TEXT, mode: 0o010644 }), 'link_inside'),
  structure('a socket', with_({ ...TEXT, mode: 0o140644 }), 'link_inside'),
  structure('an encrypted directory', with_({ ...TEXT, flags: 0x2800 }), 'archive_encrypted'),
  structure(
    'a file encrypted as WinZip does',
    with_({ ...TEXT, method: 99, says: { packed: data.length } }),
    'archive_encrypted',
  ),
  structure(
    'a bomb in a jar in a jar',
    () => zipOf({ 'META-INF/jars/a.jar': zipOf({ 'META-INF/jars/b.jar': zipOf({ a: Buffer.alloc(8_000_000) }) }) }),
    'ratio_too_high',
  ),
  structure(
    'packs in an add-on deeper than they may be',
    () =>
      ['d.mcpack', 'c.mcpack', 'b.mcpack', 'a.mcpack'].reduce(
        (inner, name) => zipOf({ [name]: inner }),
        zipOf({ x: 'y' }),
      ),
    'nested_too_deep',
  ),
  structure('a broken pack in a pack', () => zipOf({ 'a.jar': zipOf({ 'b.jar': zipOf({ c: 'x' }).subarray(0, -5) }) })),
];

function linkField(): Buffer {
  const field = Buffer.alloc(14);
  field.writeUInt16LE(0o120777, 4);
  return extraField(0x756e, field);
}

/** Bytes that do not pack well, the same each time. */
function noise(length: number): Buffer {
  let seed = 7;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed >>> 16;
    }),
  );
}
