import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { expect, it } from 'vitest';
import { buildTree, createPathFilter, listClassNames } from './build-tree.ts';

const file = (path: string, kind: ArchiveFile['kind'] = 'text'): ArchiveFile => ({
  path,
  kind,
  size: 1,
  sha256: 'a'.repeat(64),
});

it('merges a folder with its only subfolder, and sorts folders by name (R123)', () => {
  const root = buildTree([file('fabric.mod.json'), file('com/example/mod/Main.class'), file('assets/b.txt')]);
  expect(root.files.map(({ path }) => path)).toEqual(['fabric.mod.json']);
  expect(root.folders.map(({ name, path }) => [name, path])).toEqual([
    ['assets', 'assets/'],
    ['com/example/mod', 'com/example/mod/'],
  ]);
  expect(root.folders[1]?.files.map(({ path }) => path)).toEqual(['com/example/mod/Main.class']);
});

it('shows a nested archive as a file and as a folder (R123)', () => {
  const root = buildTree([file('jars/lib.jar', 'archive'), file('jars/lib.jar/fabric.mod.json')]);
  const [jars] = root.folders;
  expect(jars?.files.map(({ path }) => path)).toEqual(['jars/lib.jar']);
  expect(jars?.folders.map(({ name }) => name)).toEqual(['lib.jar']);
});

it('names classes like Java, prefixed with the path of a nested archive (R123)', () => {
  const classes = [file('jars/lib.jar/org/Lib.class', 'class'), file('com/example/Main.class', 'class')];
  expect(listClassNames([...classes, file('a.txt')])).toEqual(['com.example.Main', 'jars/lib.jar/org.Lib']);
});

it.each(['NFC', 'NFD'])('finds a path with accents in either Unicode form when the search is %s (R123)', (form) => {
  const hasText = createPathFilter(' AÇÃO'.normalize(form));
  const paths = ['lang/ação.json', 'lang/acao.json'].flatMap((path) => [path.normalize('NFC'), path.normalize('NFD')]);
  expect(paths.filter(hasText)).toEqual(paths);
  expect(hasText('lang/reação-x.json')).toBe(true);
  expect(hasText('lang/ato.json')).toBe(false);
});
