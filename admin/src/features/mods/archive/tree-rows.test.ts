import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { expect, it } from 'vitest';
import {
  createFolderLister,
  listFileRows,
  listTreeRows,
  ROWS_STEP,
  type TreeRow,
  type TreeState,
} from './tree-rows.ts';

const file = (path: string, kind: ArchiveFile['kind'] = 'text'): ArchiveFile => ({
  path,
  kind,
  size: 1,
  sha256: 'a'.repeat(64),
});
const CLOSED: TreeState = { open: new Set(), shown: new Map(), chosen: null };
const listRows = (files: readonly ArchiveFile[], state: Partial<TreeState> = {}): TreeRow[] =>
  listTreeRows(createFolderLister(files), files.length, { ...CLOSED, ...state });
/** A folder with a slash, and the depth as spaces. */
const print = (rows: readonly TreeRow[]): string[] =>
  rows.map((row) => {
    const name = row.kind === 'folder' ? `${row.folder.name}/` : row.kind === 'file' ? row.label : `+${row.left}`;
    return ' '.repeat(row.depth) + name;
  });
const number = (count: number, toPath: (i: string) => string): ArchiveFile[] =>
  Array.from({ length: count }, (_, i) => file(toPath(String(i).padStart(5, '0'))));

it('merges a folder with its only subfolder, and lists folders before files (R123)', () => {
  const files = ['fabric.mod.json', 'com/example/mod/Main.class', 'com/example/mod/Other.class', 'assets/b.txt'];
  const rows = listRows(
    files.map((path) => file(path)),
    { open: new Set(['com/example/mod/']) },
  );
  expect(print(rows)).toEqual(['assets/', 'com/example/mod/', ' Main.class', ' Other.class', 'fabric.mod.json']);
});

it('shows a nested archive as a file and as a folder (R123)', () => {
  const files = [file('jars/lib.jar', 'archive'), file('jars/lib.jar/fabric.mod.json'), file('jars/lib.jar-x/a.txt')];
  expect(print(listRows(files, { open: new Set(['jars/']) }))).toEqual([
    'jars/',
    ' lib.jar-x/',
    ' lib.jar/',
    ' lib.jar',
  ]);
});

it('shows 200 rows of a folder, more on demand, and always the chosen file (R123)', () => {
  const files = number(10_000, (i) => `${i}.txt`);
  expect(print(listRows(files)).slice(-2)).toEqual(['00199.txt', '+9800']);
  const more = listRows(files, { shown: new Map([['', 2 * ROWS_STEP]]) });
  expect([more.length, more.at(-1)]).toEqual([401, expect.objectContaining({ kind: 'more', list: '', left: 9600 })]);
  expect(print(listRows(files, { chosen: '07000.txt' })).slice(-3)).toEqual(['00199.txt', '07000.txt', '+9799']);
  expect(print(listFileRows(files, 2))).toEqual(['00000.txt', '00001.txt', '+9998']);
});

it('lists 10,000 paths of 250 folders each without creating the folders (R123)', () => {
  const files = number(10_000, (i) => `${'a/'.repeat(124)}${i}/${'b/'.repeat(124)}c.txt`);
  const start = performance.now();
  const deep = `${'a/'.repeat(124)}`;
  const rows = listRows(files, { open: new Set([deep]) });
  expect(rows.length).toBe(1 + ROWS_STEP + 1);
  expect(print(rows).slice(0, 2)).toEqual([deep, ` 00000/${'b/'.repeat(124)}`]);
  expect(performance.now() - start).toBeLessThan(2000);
});
