import { now } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, remove } from '../../platform/firestore.ts';
import { readPointer, SNAPSHOTS_FOLDER } from './store.ts';

const HOUR_MS = 3_600_000;
/** Number of newest objects per line that are retained at any age. */
const RETAINED = 3;
/**
 * Minimum age for deletion: a build may not have published a younger object yet, or an instance may still download it.
 */
const MIN_AGE_MS = 2 * HOUR_MS;
/** Retention of another schema's line after its last snapshot, in case a deployment is rolled back. */
const OTHER_SCHEMA_MS = 30 * 24 * HOUR_MS;

interface StoredObject {
  readonly path: string;
  readonly age: number;
}

const listObjects = async (): Promise<StoredObject[]> => {
  const [files] = await bucket().getFiles({ prefix: SNAPSHOTS_FOLDER });
  return files.map(({ name, metadata }) => ({
    path: name,
    age: now().getTime() - new Date(metadata.timeCreated ?? 0).getTime(),
  }));
};

/**
 * Objects of a line to delete: all except the newest objects, the object that the pointer names, and young objects.
 * Names sort by age.
 */
const findSuperseded = (objects: readonly StoredObject[], currentPath: string | undefined): string[] =>
  objects
    .toSorted((a, b) => (a.path < b.path ? 1 : -1))
    .slice(RETAINED)
    .filter(({ path, age }) => path !== currentPath && age > MIN_AGE_MS)
    .map(({ path }) => path);

/**
 * Deletes superseded snapshots, and lines of other schemas that are no longer built.
 *
 * @param schema schema version of this code
 * @returns the number of deleted objects
 */
export const removeOldSnapshots = async (schema: number): Promise<number> => {
  const lines = Map.groupBy(await listObjects(), ({ path }) => path.slice(SNAPSHOTS_FOLDER.length).split('/')[0] ?? '');
  const obsolete: string[] = [];
  for (const [line, objects] of lines) {
    if (!line.endsWith(`-v${schema}`) && objects.every(({ age }) => age > OTHER_SCHEMA_MS)) {
      await remove(doc('system/catalogue-{file}', line));
      obsolete.push(...objects.map(({ path }) => path));
    } else {
      obsolete.push(...findSuperseded(objects, (await readPointer(line))?.path));
    }
  }
  await Promise.all(obsolete.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
  return obsolete.length;
};
