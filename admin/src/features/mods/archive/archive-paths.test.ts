import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { expect, it } from 'vitest';
import {
  createPathFilter,
  findFirstFile,
  getFolderPaths,
  listClassNames,
  mergeFindings,
  omitOtherFiles,
} from './archive-paths.ts';

const file = (path: string, kind: ArchiveFile['kind'] = 'text'): ArchiveFile => ({
  path,
  kind,
  size: 1,
  sha256: 'a'.repeat(64),
});

it('names classes like Java, prefixed with the path of a nested archive of any suffix (R123)', () => {
  const classes = [
    file('packs/lib.litemod', 'archive'),
    file('packs/lib.litemod/org/Lib.class', 'class'),
    file('com/example/Main.class', 'class'),
    file('a.jar/Folder.class', 'class'),
    file('assets/icon.png', 'class'),
    file('a.txt'),
  ];
  expect(listClassNames(classes)).toEqual([
    'a.jar.Folder',
    'assets/icon.png',
    'com.example.Main',
    'packs/lib.litemod/org.Lib',
  ]);
});

it.each(['NFC', 'NFD'])('finds a path with accents in either Unicode form when the search is %s (R123)', (form) => {
  const hasText = createPathFilter(' AÇÃO'.normalize(form));
  const paths = ['lang/ação.json', 'lang/acao.json'].flatMap((path) => [path.normalize('NFC'), path.normalize('NFD')]);
  expect(paths.filter(hasText)).toEqual(paths);
  expect(hasText('lang/reação-x.json')).toBe(true);
  expect(hasText('lang/ato.json')).toBe(false);
});

it('shows first the manifest that was read, and MANIFEST.MF last (R123)', () => {
  const [jar, toml, pack] = ['META-INF/MANIFEST.MF', 'META-INF/mods.toml', 'manifest.json'].map((path) =>
    file(path, 'manifest'),
  );
  if (!jar || !toml || !pack) throw new Error('three files');
  expect(findFirstFile([jar, toml, pack], 'manifest.json')).toBe(pack);
  expect(findFirstFile([jar, toml, pack], null)).toBe(toml);
  expect(findFirstFile([jar, file('a.txt')], 'away.json')).toBe(jar);
  expect(findFirstFile([file('a.txt')], null)).toBeUndefined();
  expect(getFolderPaths('META-INF/a/mods.toml')).toEqual(['META-INF/', 'META-INF/a/']);
});

it('merges stored and new findings without duplicates, and groups those of many files (R123)', () => {
  const packed = (entry: string) => ({ code: 'packed_inside' as const, values: { entry } });
  const unreadable = { code: 'manifest_unreadable' as const, values: { manifest: 'fabric.mod.json' } };
  const merged = mergeFindings([packed('a.gz'), unreadable], [packed('a.gz'), packed('b.gz')]);
  expect(merged).toEqual([packed('a.gz'), unreadable, packed('b.gz')]);
  expect(omitOtherFiles(merged)).toEqual([packed('a.gz'), unreadable]);
});
