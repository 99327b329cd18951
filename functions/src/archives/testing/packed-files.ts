import { gzipSync } from 'node:zlib';
import { classWith, zipOf } from './hand-made-zip.ts';

/** A file with something in it that looks packed, or nearly so. */
export interface PackedFile {
  readonly name: string;
  bytes(): Buffer;
}

const BLOCK = 512;
const NBT = Buffer.from('0a000008000161000162', 'hex');
const program = classWith('java/lang/Runtime');
const pack = zipOf({ 'evil.class': program });
const words = Buffer.from('uma imagem, ou assim parece. '.repeat(10));

/** A tar of one file, which says what it is only far behind its beginning. */
const tar = (): Buffer => {
  const head = Buffer.alloc(BLOCK);
  head.write('evil.class', 0);
  head.write('ustar', 257);
  return Buffer.concat([head, program, Buffer.alloc(2 * BLOCK)]);
};
const inside = (name: string, place: string, bytes: () => Buffer): PackedFile => ({
  name,
  bytes: () => zipOf({ [place]: bytes() }),
});
const beginning = (hex: string) => () => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(100)]);

/** Packed things that nobody looks into: a person has to. */
export const PACKED_FILES: readonly PackedFile[] = [
  inside('a tar', 'a.png', tar),
  inside('a class, by gzip', 'a.gz', () => gzipSync(program)),
  inside('a class, by gzip, called a structure of the game', 'a.nbt', () => gzipSync(program)),
  inside('a structure of the game that is called a picture', 'a.png', () => gzipSync(NBT)),
  inside('a file of xz', 'a.bin', beginning('fd377a585a000004')),
  inside('a file of zstd', 'a.bin', beginning('28b52ffd24000100')),
  inside('a file of bzip2', 'a.bin', beginning('425a6839314159265359')),
  inside('a file of LZ4', 'a.bin', beginning('04224d1864407000')),
  inside('packed classes of older Java', 'a.bin', beginning('cafed00d0700960a')),
  inside('an archive behind a picture', 'a.png', () => Buffer.concat([words, pack])),
  inside('an archive between other bytes', 'a.png', () => Buffer.concat([words, pack, words])),
  inside('an archive at the end of a large file', 'a.bin', () =>
    Buffer.concat([Buffer.alloc(3_000_000, 'abc'), pack, Buffer.from('x')]),
  ),
  inside('an archive behind a picture in a jar inside', 'a.jar', () =>
    zipOf({ 'a.png': Buffer.concat([words, pack]) }),
  ),
];

/** Their honest twins. */
export const NOT_PACKED_FILES: readonly PackedFile[] = [
  inside('a structure of the game', 'data/a.nbt', () => gzipSync(NBT)),
  inside('a long structure of the game', 'data/a.schem', () => gzipSync(Buffer.concat([NBT, Buffer.alloc(5000)]))),
  inside('a structure of nothing', 'data/a.nbt', () => gzipSync('')),
  inside('a text about tar', 'a.txt', () => Buffer.from('ustar '.repeat(100))),
  inside('a text that begins like bzip2', 'a.txt', () => Buffer.from('BZh, um nome de gente')),
  inside('the sign of an archive’s end among other bytes', 'a.bin', () =>
    Buffer.concat([words, Buffer.from('PK\u0005\u0006'), words]),
  ),
  inside('a class that knows the sign', 'A.class', () => classWith('PK\u0005\u0006', 'PK\u0001\u0002')),
  { name: 'an archive that is looked into', bytes: () => zipOf({ 'a.zip': zipOf({ 'a.txt': 'x' }) }) },
];
