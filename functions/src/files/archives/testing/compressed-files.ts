import { gzipSync } from 'node:zlib';
import { buildClassFile, buildTestZip } from './build-raw-zip.ts';

/** A file that contains, or seems to contain, compressed data. */
export interface CompressedFile {
  readonly name: string;
  bytes(): Buffer;
}

const BLOCK = 512;
const NBT = Buffer.from('0a000008000161000162', 'hex');
const program = buildClassFile('java/lang/Runtime');
const pack = buildTestZip({ 'evil.class': program });
const words = Buffer.from('uma imagem, ou assim parece. '.repeat(10));

/** A tar of one file. Its signature is far from the beginning. */
const tar = (): Buffer => {
  const head = Buffer.alloc(BLOCK);
  head.write('evil.class', 0);
  head.write('ustar', 257);
  return Buffer.concat([head, program, Buffer.alloc(2 * BLOCK)]);
};
const createCase = (name: string, path: string, bytes: () => Buffer): CompressedFile => ({
  name,
  bytes: () => buildTestZip({ [path]: bytes() }),
});
const withSignature = (hex: string) => () => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(100)]);

/** Files with compressed data that the inspection does not open, so a person has to look. */
export const COMPRESSED_FILES: readonly CompressedFile[] = [
  createCase('a tar', 'a.png', tar),
  createCase('a class compressed by gzip', 'a.gz', () => gzipSync(program)),
  createCase('a class compressed by gzip with the extension of a game structure', 'a.nbt', () => gzipSync(program)),
  createCase('a game structure with the extension of a picture', 'a.png', () => gzipSync(NBT)),
  createCase('an xz file', 'a.bin', withSignature('fd377a585a000004')),
  createCase('a zstd file', 'a.bin', withSignature('28b52ffd24000100')),
  createCase('a bzip2 file', 'a.bin', withSignature('425a6839314159265359')),
  createCase('an LZ4 file', 'a.bin', withSignature('04224d1864407000')),
  createCase('a Pack200 file', 'a.bin', withSignature('cafed00d0700960a')),
  createCase('an archive after a picture', 'a.png', () => Buffer.concat([words, pack])),
  createCase('an archive between other bytes', 'a.png', () => Buffer.concat([words, pack, words])),
  createCase('an archive at the end of a large file', 'a.bin', () =>
    Buffer.concat([Buffer.alloc(3_000_000, 'abc'), pack, Buffer.from('x')]),
  ),
  createCase('an archive after a picture in a nested jar', 'a.jar', () =>
    buildTestZip({ 'a.png': Buffer.concat([words, pack]) }),
  ),
];

/** Benign files that resemble `COMPRESSED_FILES`. */
export const UNCOMPRESSED_FILES: readonly CompressedFile[] = [
  createCase('a game structure', 'data/a.nbt', () => gzipSync(NBT)),
  createCase('a long game structure', 'data/a.schem', () => gzipSync(Buffer.concat([NBT, Buffer.alloc(5000)]))),
  createCase('an empty game structure', 'data/a.nbt', () => gzipSync('')),
  createCase('a text about tar', 'a.txt', () => Buffer.from('ustar '.repeat(100))),
  createCase('a text that begins like bzip2', 'a.txt', () => Buffer.from('BZh, um nome de gente')),
  createCase('the signature of an end record among other bytes', 'a.bin', () =>
    Buffer.concat([words, Buffer.from('PK\u0005\u0006'), words]),
  ),
  createCase('a class with the signature as a constant', 'A.class', () =>
    buildClassFile('PK\u0005\u0006', 'PK\u0001\u0002'),
  ),
  {
    name: 'a nested archive that can be opened',
    bytes: () => buildTestZip({ 'a.zip': buildTestZip({ 'a.txt': 'x' }) }),
  },
];
