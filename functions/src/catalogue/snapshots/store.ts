import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { z } from 'zod';
import { now } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, get, transaction } from '../../platform/firestore.ts';
import { readObject } from '../../platform/read-object.ts';
import type { Cursors } from '../engine/meta.ts';
import type { Scope } from '../fill.ts';

/** Which line of snapshots: files of one scope, in one schema. */
export interface Line {
  readonly scope: Scope;
  readonly schema: number;
}

/** What is known of a file to publish, besides its bytes. */
export type Facts = Omit<CatalogueSnapshot, 'path' | 'bytes' | 'sha256'>;

/** Where snapshots are kept: objects that never change, and for each line a pointer to the newest, which only moves forward. */
export interface SnapshotStore {
  /** What the pointer says. */
  newest(line: Line): Promise<CatalogueSnapshot | undefined>;
  /**
   * Writes an object to a file.
   *
   * @throws UselessSnapshotError when it is not there, or not as it was published; any other error may pass.
   */
  download(snapshot: CatalogueSnapshot, path: string): Promise<void>;
  /** Keeps a file as an object. No pointer names it yet. */
  upload(line: Line, path: string, facts: Facts): Promise<CatalogueSnapshot>;
  /** Points to an object, unless the pointer is further by then; whether it was. */
  point(line: Line, snapshot: CatalogueSnapshot): Promise<boolean>;
  /** Notes at the pointer that its object holds all there is up to later cursors, unless it names another by then; whether it was. */
  confirm(line: Line, snapshot: CatalogueSnapshot, cursors: Cursors): Promise<boolean>;
}

/** A snapshot that no further try makes better. */
export class UselessSnapshotError extends Error {}

/** Where the objects of all lines are, each line in a folder of its own. */
export const SNAPSHOTS_FOLDER = 'catalogue/';
const TYPE = 'application/vnd.sqlite3';

const nameOf = ({ scope, schema }: Line): string => `${scope}-v${schema}`;
const pointer = (line: Line) => doc('system/catalogue-{file}', nameOf(line));

/** A pointer that other code left in another shape is like none, and replaced; all other failures are passed on. */
const nothingForUnfit = (error: unknown): undefined => {
  if (error instanceof Error && error.cause instanceof z.ZodError) return undefined;
  throw error;
};

/** What the pointer of a line says, by the line's name. */
export const readPointer = (name: string): Promise<CatalogueSnapshot | undefined> =>
  get(doc('system/catalogue-{file}', name)).catch(nothingForUnfit);

/** The bucket's answer for an object that is not there. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 404;

/** Size and hash of a file; it is read in pieces, as it may be large. */
export const measure = async (path: string): Promise<Pick<CatalogueSnapshot, 'bytes' | 'sha256'>> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
};

/** The cursor puts names in order of age; the hash keeps two builders apart. */
const objectOf = (line: Line, cursor: Date, sha256: string): string =>
  `${SNAPSHOTS_FOLDER}${nameOf(line)}/${cursor.toISOString().replace(/[-:.]/g, '')}-${sha256.slice(0, 16)}.sqlite`;

/** Objects in the project's bucket, pointers in Firestore. */
export const cloudSnapshots: SnapshotStore = {
  newest: (line) => readPointer(nameOf(line)),
  download: async ({ path: object, bytes, sha256 }, path) => {
    try {
      await pipeline(await readObject(bucket().file(object)), createWriteStream(path));
    } catch (error) {
      throw isGone(error) ? new UselessSnapshotError(`${object} is gone`, { cause: error }) : error;
    }
    const found = await measure(path);
    if (found.bytes === bytes && found.sha256 === sha256) return;
    throw new UselessSnapshotError(
      `${object} is torn: ${found.bytes} bytes with SHA-256 ${found.sha256}, not ${bytes} with ${sha256}`,
    );
  },
  upload: async (line, path, facts) => {
    const measured = await measure(path);
    const object = objectOf(line, facts.mods_cursor, measured.sha256);
    await bucket().upload(path, { destination: object, metadata: { contentType: TYPE, cacheControl: 'no-store' } });
    return { ...facts, path: object, ...measured };
  },
  point: (line, snapshot) =>
    transaction(async (step) => {
      const present = await step.get(pointer(line)).catch(nothingForUnfit);
      if (present !== undefined && present.mods_cursor >= snapshot.mods_cursor) return false;
      step.set(pointer(line), snapshot);
      return true;
    }),
  confirm: (line, { path }, { mods, counts }) =>
    transaction(async (step) => {
      const present = await step.get(pointer(line)).catch(nothingForUnfit);
      if (present?.path !== path || present.mods_cursor >= mods) return false;
      step.set(pointer(line), { ...present, mods_cursor: mods, counts_cursor: counts, built_at: now() });
      return true;
    }),
};
