import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { fold } from '@bigorna/domain/fold';

/** A folder of an archive, or a nested archive. */
export interface ArchiveFolder {
  /** Name within the parent folder. Merged folders have several names: `com/example/mod`. */
  readonly name: string;
  readonly path: string;
  readonly folders: readonly ArchiveFolder[];
  readonly files: readonly ArchiveFile[];
}

interface OpenFolder {
  readonly name: string;
  readonly path: string;
  readonly folders: Map<string, OpenFolder>;
  readonly files: ArchiveFile[];
}

const createFolder = (name: string, path: string): OpenFolder => ({ name, path, folders: new Map(), files: [] });

/** Tests whether a path contains a search text. Ignores case and accents: macOS stores accents decomposed. */
export const createPathFilter = (search: string): ((path: string) => boolean) => {
  const text = fold(search.trim());
  return (path) => fold(path).includes(text);
};

export const getFileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const openFolder = (root: OpenFolder, names: readonly string[]): OpenFolder =>
  names.reduce((folder, name) => {
    const next = folder.folders.get(name) ?? createFolder(name, `${folder.path}${name}/`);
    folder.folders.set(name, next);
    return next;
  }, root);

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);
const byPath = (a: ArchiveFile, b: ArchiveFile): number => (a.path < b.path ? -1 : 1);

/** Merges a folder with its subfolder if the folder contains nothing else: `com/example/mod`. */
const closeFolder = ({ name, path, folders, files }: OpenFolder): ArchiveFolder => {
  const closed = [...folders.values()].map(closeFolder);
  const [only] = closed;
  if (only && closed.length === 1 && files.length === 0 && name !== '')
    return { ...only, name: `${name}/${only.name}` };
  return { name, path, folders: closed.toSorted(byName), files: files.toSorted(byPath) };
};

/** Builds the folders from the paths of an archive's files. The root has no name. */
export const buildTree = (files: readonly ArchiveFile[]): ArchiveFolder => {
  const root = createFolder('', '');
  for (const file of files) openFolder(root, file.path.split('/').slice(0, -1)).files.push(file);
  return closeFolder(root);
};

/** Splits the path of a class file: the enclosing archives, and the class inside them. */
const CLASS_PATH = /^(.*\.(?:jar|zip)\/)?(.+)\.class$/i;

/**
 * Java names of an archive's classes: `com.example.Mod`.
 * For a class in a nested archive, the path of that archive comes first.
 */
export const listClassNames = (files: readonly ArchiveFile[]): string[] =>
  files
    .filter(({ kind }) => kind === 'class')
    .map(({ path }) => {
      const [, within = '', name = path] = CLASS_PATH.exec(path) ?? [];
      return within + name.replaceAll('/', '.');
    })
    .sort();
