import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { getFileName } from './archive-paths.ts';

/** Rows that a folder shows at first. A tree with thousands of rows would be slow. */
export const ROWS_STEP = 200;

/** A folder of an archive, or a nested archive: the files from `start` to `end` in the order of their paths. */
interface ArchiveFolder {
  /** Name within the parent folder. Merged folders have several names: `com/example/mod`. */
  readonly name: string;
  /** With a slash at the end. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

interface FolderContents {
  readonly folders: readonly ArchiveFolder[];
  readonly files: readonly ArchiveFile[];
}

/** Lists what is directly in a folder. Each folder is listed once. */
export type FolderLister = (path: string, start: number, end: number) => FolderContents;

/** Length of the path of the deepest folder that contains both files. */
const getSharedFolderLength = (first: string, last: string): number => {
  let at = 0;
  while (at < first.length && first[at] === last[at]) at += 1;
  return first.lastIndexOf('/', at - 1) + 1;
};

/** Reads folders from the paths of an archive's files when they open, because an archive may have millions of folders. */
export const createFolderLister = (unsorted: readonly ArchiveFile[]): FolderLister => {
  const files = unsorted.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const getPath = (at: number): string => files[at]?.path ?? '';
  /** The index after the last file whose path has this prefix. */
  const findEnd = (prefix: string, start: number, end: number): number => {
    let [low, high] = [start, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (getPath(middle).startsWith(prefix)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const listFolder = (path: string, start: number, end: number): FolderContents => {
    const folders: ArchiveFolder[] = [];
    const direct: ArchiveFile[] = [];
    let at = start;
    while (at < end) {
      const slash = getPath(at).indexOf('/', path.length);
      const file = files[at];
      if (slash === -1) {
        if (file) direct.push(file);
        at += 1;
        continue;
      }
      const next = findEnd(getPath(at).slice(0, slash + 1), at, end);
      const length = getSharedFolderLength(getPath(at), getPath(next - 1));
      const folderPath = getPath(at).slice(0, length);
      folders.push({ name: folderPath.slice(path.length, -1), path: folderPath, start: at, end: next });
      at = next;
    }
    return { folders, files: direct };
  };
  const known = new Map<string, FolderContents>();
  return (path, start, end) => {
    const contents = known.get(path) ?? listFolder(path, start, end);
    known.set(path, contents);
    return contents;
  };
};

/** A visible row of a tree. `depth` is 0 for the rows of the root. */
export type TreeRow = { readonly key: string; readonly depth: number } & (
  | { readonly kind: 'folder'; readonly folder: ArchiveFolder; readonly isOpen: boolean }
  | { readonly kind: 'file'; readonly file: ArchiveFile; readonly label: string }
  /** Shows more rows of the list with this path. `left` is the number of hidden rows. */
  | { readonly kind: 'more'; readonly list: string; readonly left: number }
);

/** What a reader has opened. */
export interface TreeState {
  /** Paths of open folders. */
  readonly open: ReadonlySet<string>;
  /** Number of rows by path of the folder. Default: `ROWS_STEP`. */
  readonly shown: ReadonlyMap<string, number>;
  /** Path of the chosen file. Its row is visible in a long folder too. */
  readonly chosen: string | null;
}

const createMore = (list: string, depth: number, left: number): TreeRow[] =>
  left > 0 ? [{ key: `${list}\0more`, depth, kind: 'more', list, left }] : [];

/** The visible rows of the folders of an archive. */
export const listTreeRows = (list: FolderLister, count: number, { open, shown, chosen }: TreeState): TreeRow[] => {
  const listRows = (path: string, start: number, end: number, depth: number): TreeRow[] => {
    const { folders, files } = list(path, start, end);
    const max = shown.get(path) ?? ROWS_STEP;
    const rows = [
      ...folders
        .filter((folder, i) => i < max || chosen?.startsWith(folder.path))
        .map((folder) => ({ key: folder.path, depth, kind: 'folder' as const, folder, isOpen: open.has(folder.path) })),
      ...files
        .filter((file, i) => folders.length + i < max || file.path === chosen)
        .map((file) => ({ key: file.path, depth, kind: 'file' as const, file, label: getFileName(file.path) })),
    ];
    return [...rows, ...createMore(path, depth, folders.length + files.length - rows.length)];
  };
  const rows: TreeRow[] = [];
  const waiting = listRows('', 0, count, 0).reverse();
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row);
    if (row.kind !== 'folder' || !row.isOpen) continue;
    const { path, start, end } = row.folder;
    for (const child of listRows(path, start, end, row.depth + 1).reverse()) waiting.push(child);
  }
  return rows;
};

/** Rows of a list of files with their whole paths. */
export const listFileRows = (files: readonly ArchiveFile[], max: number): TreeRow[] => {
  const visible = files.slice(0, max);
  return [
    ...visible.map((file) => ({ key: file.path, depth: 0, kind: 'file' as const, file, label: file.path })),
    ...createMore('', 0, files.length - visible.length),
  ];
};
