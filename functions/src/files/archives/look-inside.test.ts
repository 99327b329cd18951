import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVE_LISTING_MAX, ARCHIVE_TEXT_MAX_BYTES } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { decodeText } from './decode-text.ts';
import { listArchive } from './list-archive.ts';
import { readArchiveFile } from './read-archive-file.ts';
import { buildClassFile, buildTestZip } from './testing/build-raw-zip.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';

const withArchive = <T>(bytes: Uint8Array, work: (path: string, empty: string) => Promise<T>): Promise<T> =>
  withTempFolder(async (folder) => {
    const path = join(folder, 'archive');
    await writeFile(path, bytes);
    return withTempFolder((empty) => work(path, empty));
  });
const list = (bytes: Uint8Array) => withArchive(bytes, listArchive);
const read = (bytes: Uint8Array, target: string, max = ARCHIVE_TEXT_MAX_BYTES) =>
  withArchive(bytes, (path, empty) => readArchiveFile(path, empty, target, max));

const MANIFEST = '{"id":"prova"}';
const LIB = buildTestZip({ 'fabric.mod.json': '{"id":"lib"}', 'org/Lib.class': buildClassFile('lib') });
const JAR = buildTestZip({
  'fabric.mod.json': MANIFEST,
  'notas/leia.txt': 'Olá',
  'com/Main.class': buildClassFile('run'),
  'icon.bin': new Uint8Array([1, 0, 2]),
  'META-INF/jars/lib.jar': LIB,
});

describe('listing of an archive (R123)', () => {
  it('names every file with its kind, size and hash, also in a nested archive', async () => {
    const { files, total, findings } = await list(JAR);
    expect(files.map(({ path, kind }) => [path, kind])).toEqual([
      ['fabric.mod.json', 'manifest'],
      ['notas/leia.txt', 'text'],
      ['com/Main.class', 'class'],
      ['icon.bin', 'other'],
      ['META-INF/jars/lib.jar', 'archive'],
      ['META-INF/jars/lib.jar/fabric.mod.json', 'text'],
      ['META-INF/jars/lib.jar/org/Lib.class', 'class'],
    ]);
    expect(files[0]).toMatchObject({
      size: MANIFEST.length,
      sha256: createHash('sha256').update(MANIFEST).digest('hex'),
    });
    expect({ total, findings }).toEqual({ total: 7, findings: [] });
  });

  it('ends at the maximum number of files, and counts the other files', async () => {
    const names = Array.from({ length: ARCHIVE_LISTING_MAX + 1 }, (_, i) => [`${i}.txt`, ''] as const);
    const { files, total } = await list(buildTestZip(Object.fromEntries(names)));
    expect([files.length, total]).toEqual([ARCHIVE_LISTING_MAX, ARCHIVE_LISTING_MAX + 1]);
  });

  /**
   * One sample per finding. Only the inspection reports `wrong_kind`, because a listing does not read the manifests.
   */
  const rejected = HOSTILE_FILES.filter(
    ({ expected }, i) => expected !== 'wrong_kind' && HOSTILE_FILES.findIndex((one) => one.expected === expected) === i,
  );
  it.each(rejected)('ends at the file that the inspection refuses: $name', async ({ bytes, expected }) => {
    const { findings } = await list(bytes());
    expect(findings.map(({ code }) => code)).toEqual([expected]);
  });
});

describe('reading of a file in an archive (R123)', () => {
  it('returns the beginning of a file, also in a nested archive', async () => {
    expect((await read(JAR, 'notas/leia.txt'))?.bytes.toString()).toBe('Olá');
    const inside = await read(JAR, 'META-INF/jars/lib.jar/fabric.mod.json', 5);
    expect([inside?.bytes.toString(), inside?.size]).toEqual(['{"id"', 12]);
  });

  it.each(['nada.txt', 'notas', 'notas/leia.txt/a', 'META-INF/jars/lib.jar/nada', '../archive'])(
    'finds no file at %s',
    async (path) => {
      expect(await read(JAR, path)).toBeUndefined();
    },
  );

  it('stops decompressing a large file at the limit', async () => {
    const large = buildTestZip({ 'a.txt': randomBytes(2_000_000).toString('hex') });
    const start = await read(large, 'a.txt');
    expect(start?.bytes.length).toBe(ARCHIVE_TEXT_MAX_BYTES);
    expect(start?.size).toBe(4_000_000);
  });

  it('does not decompress a ZIP bomb', async () => {
    const bomb = buildTestZip({ 'bomba.txt': Buffer.alloc(32 * 1024 * 1024) });
    expect(await read(bomb, 'bomba.txt')).toBeUndefined();
    expect(await read(buildTestZip({ 'a.zip': bomb }), 'a.zip/bomba.txt')).toBeUndefined();
  });
});

describe('text of a file for display (R123)', () => {
  it('shows the codes of characters that hide or reorder text', () => {
    expect(decodeText(Buffer.from('a\u202eb\u200b\u0007\r\nc\td'), false)).toBe('a<U+202E>b<U+200B><U+0007>\nc\td');
  });
  it('keeps markup as text', () => {
    expect(decodeText(Buffer.from('<script>alert(1)</script>'), false)).toBe('<script>alert(1)</script>');
  });
  it('is null for bytes that are not text, and drops an incomplete last character', () => {
    expect(decodeText(Buffer.from([0xff, 0xfe, 0x41]), false)).toBeNull();
    expect(decodeText(Buffer.from([0x41, 0]), false)).toBeNull();
    expect(decodeText(Buffer.from('até').subarray(0, 3), true)).toBe('at');
    expect(decodeText(Buffer.from('até').subarray(0, 3), false)).toBeNull();
  });
});
