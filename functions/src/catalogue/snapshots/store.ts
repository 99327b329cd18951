import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { z } from 'zod';
import { now } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, get, runTransaction } from '../../platform/firestore.ts';
import { readObject } from '../../platform/read-object.ts';
import type { Cursors } from '../engine/meta.ts';
import type { Scope } from '../sync-index.ts';

/** A line of snapshots: one scope in one schema. */
export interface SnapshotLine {
  readonly scope: Scope;
  readonly schema: number;
}

/** Metadata of a new snapshot. */
export type SnapshotMeta = Omit<CatalogueSnapshot, 'path' | 'bytes' | 'sha256'>;

/** Snapshot storage: immutable objects, and per line a pointer to the newest. The pointer only moves forward. */
export interface SnapshotStore {
  /** Reads the pointer. */
  newest(line: SnapshotLine): Promise<CatalogueSnapshot | undefined>;
  /**
   * Downloads an object to a file.
   *
   * @throws InvalidSnapshotError if the object is missing or differs from the published one; other errors may be
   *   transient
   */
  download(snapshot: CatalogueSnapshot, path: string): Promise<void>;
  /** Uploads a file as an object. The pointer does not change. */
  upload(line: SnapshotLine, path: string, meta: SnapshotMeta): Promise<CatalogueSnapshot>;
  /**
   * Moves the pointer to an object.
   *
   * @returns false if the pointer is already ahead
   */
  point(line: SnapshotLine, snapshot: CatalogueSnapshot): Promise<boolean>;
  /**
   * Advances the cursors of the pointer, because its object is still up to date.
   *
   * @returns false if the pointer has moved to another object or is already ahead
   */
  confirm(line: SnapshotLine, snapshot: CatalogueSnapshot, cursors: Cursors): Promise<boolean>;
}

/** The snapshot is unusable, and a retry would not help. */
export class InvalidSnapshotError extends Error {}

/** Folder of all lines; each line has a subfolder. */
export const SNAPSHOTS_FOLDER = 'catalogue/';
const TYPE = 'application/vnd.sqlite3';

const getLineName = ({ scope, schema }: SnapshotLine): string => `${scope}-v${schema}`;
const getPointerDoc = (line: SnapshotLine) => doc('system/catalogue-{file}', getLineName(line));

/** Treats an invalid pointer as missing: another version of this code may have written it. Rethrows other errors. */
const ignoreInvalid = (error: unknown): undefined => {
  if (error instanceof Error && error.cause instanceof z.ZodError) return undefined;
  throw error;
};

/** Reads the pointer of a line by its name. */
export const readPointer = (name: string): Promise<CatalogueSnapshot | undefined> =>
  get(doc('system/catalogue-{file}', name)).catch(ignoreInvalid);

/** Whether the bucket reports that the object does not exist. */
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 404;

/** Size and hash of a file. Streams it, because it may be large. */
export const measureFile = async (path: string): Promise<Pick<CatalogueSnapshot, 'bytes' | 'sha256'>> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
};

/** The cursor sorts names by age. The hash separates concurrent builds. */
const getObjectPath = (line: SnapshotLine, cursor: Date, sha256: string): string =>
  `${SNAPSHOTS_FOLDER}${getLineName(line)}/${cursor.toISOString().replace(/[-:.]/g, '')}-${sha256.slice(0, 16)}.sqlite`;

/** Stores objects in the project's bucket and pointers in Firestore. */
export const cloudSnapshots: SnapshotStore = {
  newest: (line) => readPointer(getLineName(line)),
  download: async ({ path: object, bytes, sha256 }, path) => {
    try {
      await pipeline(await readObject(bucket().file(object)), createWriteStream(path));
    } catch (error) {
      throw isMissing(error) ? new InvalidSnapshotError(`${object} is gone`, { cause: error }) : error;
    }
    const actual = await measureFile(path);
    if (actual.bytes === bytes && actual.sha256 === sha256) return;
    throw new InvalidSnapshotError(
      `${object} is torn: ${actual.bytes} bytes with SHA-256 ${actual.sha256}, not ${bytes} with ${sha256}`,
    );
  },
  upload: async (line, path, meta) => {
    const measured = await measureFile(path);
    const object = getObjectPath(line, meta.mods_cursor, measured.sha256);
    await bucket().upload(path, { destination: object, metadata: { contentType: TYPE, cacheControl: 'no-store' } });
    return { ...meta, path: object, ...measured };
  },
  point: (line, snapshot) =>
    runTransaction(async (tx) => {
      const current = await tx.get(getPointerDoc(line)).catch(ignoreInvalid);
      if (current !== undefined && current.mods_cursor >= snapshot.mods_cursor) return false;
      tx.set(getPointerDoc(line), snapshot);
      return true;
    }),
  confirm: (line, { path }, { mods, counts }) =>
    runTransaction(async (tx) => {
      const current = await tx.get(getPointerDoc(line)).catch(ignoreInvalid);
      if (current?.path !== path || current.mods_cursor >= mods) return false;
      tx.set(getPointerDoc(line), { ...current, mods_cursor: mods, counts_cursor: counts, built_at: now() });
      return true;
    }),
};
