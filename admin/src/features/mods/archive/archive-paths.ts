import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import type { Finding } from '@bigorna/domain/entities/release';
import { fold } from '@bigorna/domain/fold';

/** Tests whether a path contains a search text. Ignores case and accents: macOS stores accents decomposed. */
export const createPathFilter = (search: string): ((path: string) => boolean) => {
  const text = fold(search.trim());
  return (path) => fold(path).includes(text);
};

export const getFileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Paths of the folders that contain a file, each with a slash at the end: `a/`, `a/b/`. */
export const getFolderPaths = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

const JAR_MANIFEST = 'META-INF/MANIFEST.MF';

/**
 * The file to show first: the manifest that the fields of the release come from, or another manifest.
 *
 * @param read path of the manifest that was read
 */
export const findFirstFile = (files: readonly ArchiveFile[], read: string | null): ArchiveFile | undefined => {
  const manifests = files.filter(({ kind }) => kind === 'manifest');
  return files.find(({ path }) => path === read) ?? manifests.find(({ path }) => path !== JAR_MANIFEST) ?? manifests[0];
};

/** Path of the file that a finding is about; undefined if it is about the whole archive. */
export const getFindingPath = ({ values: { entry, manifest } }: Finding): string | undefined => entry ?? manifest;

const getFindingKey = (finding: Finding): string =>
  finding.values.entry === undefined
    ? JSON.stringify(finding)
    : JSON.stringify([finding.code, finding.values.entry, finding.values.marker]);

/** Findings of several checks without duplicates. The order stays. */
export const mergeFindings = (...lists: readonly (readonly Finding[])[]): Finding[] => [
  ...new Map(lists.flat().map((finding) => [getFindingKey(finding), finding])).values(),
];

/** Findings without those that differ from an earlier one only by their file. */
export const omitOtherFiles = (findings: readonly Finding[]): Finding[] => {
  const groups = Map.groupBy(findings, ({ code, values: { entry, ...values } }) =>
    entry === undefined ? JSON.stringify([code, values]) : `${code} ${values.marker}`,
  );
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
};

const CLASS = /\.class$/i;

/**
 * Java names of an archive's classes: `com.example.Mod`. For a class in a nested archive, the path of that archive comes
 * first. A class with another file extension keeps its path.
 */
export const listClassNames = (files: readonly ArchiveFile[]): string[] => {
  const archives = new Set(files.filter(({ kind }) => kind === 'archive').map(({ path }) => `${path}/`));
  return files
    .filter(({ kind }) => kind === 'class')
    .map(({ path }) => {
      if (!CLASS.test(path)) return path;
      const within = getFolderPaths(path).findLast((folder) => archives.has(folder)) ?? '';
      return within + path.slice(within.length).replace(CLASS, '').replaceAll('/', '.');
    })
    .sort();
};
