import { now } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, remove } from '../../platform/firestore.ts';
import { readPointer, SNAPSHOTS_FOLDER } from './store.ts';

const HOUR_MS = 3_600_000;
/** So many of a line stay, whatever their age. */
const KEPT = 3;
/** What is younger may be on its way to its pointer, or into an instance. */
const SPARED_MS = 2 * HOUR_MS;
/** How long a line of another schema stays after its last snapshot, for a deploy that is taken back. */
const OTHER_SCHEMA_MS = 30 * 24 * HOUR_MS;

interface Stored {
  readonly path: string;
  readonly age: number;
}

const stored = async (): Promise<Stored[]> => {
  const [files] = await bucket().getFiles({ prefix: SNAPSHOTS_FOLDER });
  return files.map(({ name, metadata }) => ({
    path: name,
    age: now().getTime() - new Date(metadata.timeCreated ?? 0).getTime(),
  }));
};

/** Of one line: all but the newest, what its pointer names, and what is young. Names are in the order of age. */
const superseded = (objects: readonly Stored[], pointed: string | undefined): string[] =>
  objects
    .toSorted((a, b) => (a.path < b.path ? 1 : -1))
    .slice(KEPT)
    .filter(({ path, age }) => path !== pointed && age > SPARED_MS)
    .map(({ path }) => path);

/**
 * Removes snapshots that nobody needs any more: superseded ones, and lines of other schemas that are no longer built.
 *
 * @param schema the version that this code reads
 * @returns how many objects went
 */
export const removeOldSnapshots = async (schema: number): Promise<number> => {
  const lines = Map.groupBy(await stored(), ({ path }) => path.slice(SNAPSHOTS_FOLDER.length).split('/')[0] ?? '');
  const gone: string[] = [];
  for (const [line, objects] of lines) {
    if (!line.endsWith(`-v${schema}`) && objects.every(({ age }) => age > OTHER_SCHEMA_MS)) {
      await remove(doc('system/catalogue-{file}', line));
      gone.push(...objects.map(({ path }) => path));
    } else {
      gone.push(...superseded(objects, (await readPointer(line))?.path));
    }
  }
  await Promise.all(gone.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
  return gone.length;
};
