import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

  it('calls a file with the bytes of a class a class, whatever its name (R123)', async () => {
    const { files } = await list(buildTestZip({ 'icon.png': buildClassFile('x'), 'A.class': 'text', 'b.txt': 'b' }));
    expect(files.map(({ path, kind }) => [path, kind])).toEqual([
      ['icon.png', 'class'],
      ['A.class', 'text'],
      ['b.txt', 'text'],
    ]);
  });

  it('lists every file behind 10,000 others (R123)', async () => {
    const names = Array.from({ length: 10_001 }, (_, i) => [`${i}.txt`, ''] as const);
    const { files, total } = await list(buildTestZip(Object.fromEntries(names)));
    expect([files.length, total, files.at(-1)?.path]).toEqual([10_001, 10_001, '10000.txt']);
  });

  it('leaves out texts first when the paths are too long for one response (R123)', async () => {
    const decoys = Array.from({ length: 9_000 }, (_, i) => [`${i}/${'x'.repeat(490)}.txt`, ''] as const);
    const important = ['Main.class', 'a/inner.zip', 'a/inner.zip/packed.bin', 'fabric.mod.json'];
    const zip = buildTestZip({
      [`${'y'.repeat(500)}.zip`]: buildTestZip(Object.fromEntries(decoys)),
      'Main.class': buildClassFile('run'),
      'a/inner.zip': buildTestZip({ 'packed.bin': buildTestZip({ a: 'x' }) }),
      'fabric.mod.json': MANIFEST,
    });
    const { files, total } = await list(zip);
    const paths = files.map(({ path }) => path);
    expect(total).toBe(9_001 + important.length + 1);
    expect(paths).toEqual(expect.arrayContaining(important));
    expect(files.length).toBeLessThan(total);
    expect(Buffer.byteLength(JSON.stringify(paths))).toBeLessThan(ARCHIVE_LISTING_MAX.pathBytes * 1.01);
  });

  it('flags every file with a finding, up to a maximum (R123)', async () => {
    const count = ARCHIVE_LISTING_MAX.filesPerFinding + 1;
    const names = Array.from({ length: count }, (_, i) => [`${i}.gz`, gzipSync(randomBytes(64))] as const);
    const { findings } = await list(buildTestZip({ ...Object.fromEntries(names.slice(0, 2)), 'a.txt': 'a' }));
    expect(findings.map(({ code, values }) => [code, values.entry])).toEqual([
      ['packed_inside', '0.gz'],
      ['packed_inside', '1.gz'],
    ]);
    expect((await list(buildTestZip(Object.fromEntries(names)))).findings).toHaveLength(count - 1);
  });

  it('flags a blocked nested archive without ending there (R123)', async () => {
    const hash = createHash('sha512').update(LIB).digest('hex');
    const { files, findings } = await withArchive(JAR, (path, empty) =>
      listArchive(path, empty, new Map([[hash, 'Vírus']])),
    );
    expect(findings).toEqual([{ code: 'known_malware', values: { name: 'Vírus', entry: 'META-INF/jars/lib.jar' } }]);
    expect(files).toHaveLength(7);
  });

  it('has a row for a file that is refused before its end, with its whole path (R123)', async () => {
    const path = `${'pasta longa/'.repeat(30)}a .exe`;
    const { files, findings } = await list(buildTestZip({ 'a.txt': 'a', [path]: 'MZ' }));
    expect(findings).toEqual([{ code: 'executable_inside', values: { entry: path } }]);
    expect(files).toEqual([{ path, size: null, sha256: null, kind: 'other' }]);
    const hidden = await list(buildTestZip({ 'a.txt': 'a', 'b.txt': '#!/bin/sh' }));
    expect(hidden.files.map((file) => file.path)).toEqual(['a.txt', 'b.txt']);
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
  const getText = (bytes: Uint8Array, isCut = false) => decodeText(Buffer.from(bytes), isCut)?.text;

  it('shows the codes of characters that hide or reorder text', () => {
    expect(getText(Buffer.from('a\u202eb\u200b\u0007\r\nc\td'))).toBe('a<U+202E>b<U+200B><U+0007>\nc\td');
  });
  it('keeps markup as text', () => {
    expect(getText(Buffer.from('<script>alert(1)</script>'))).toBe('<script>alert(1)</script>');
  });
  it('is undefined for bytes that are not text, and drops an incomplete last character', () => {
    expect(getText(Buffer.from([0xff, 0xfe, 0x41]))).toBeUndefined();
    expect(getText(Buffer.from([0x41, 0]))).toBeUndefined();
    expect(getText(Buffer.from([0x01, 0x02, 0xff]))).toBeUndefined();
    expect(getText(randomBytes(4096).map((byte) => byte || 1))).toBeUndefined();
    expect(getText(Buffer.from('até').subarray(0, 3), true)).toBe('at');
  });
  it.each([
    ['utf-8', Buffer.from('ação')],
    ['utf-16', Buffer.from('\ufeffação', 'utf16le')],
    ['utf-16', Buffer.from('\ufeffação', 'utf16le').swap16()],
    ['latin-1', Buffer.from('ação', 'latin1')],
  ])('decodes %s and names the encoding', (encoding, bytes) => {
    expect(decodeText(bytes, false)).toEqual({ text: 'ação', encoding });
  });
});
