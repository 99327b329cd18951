import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { CatalogueIndex } from '../catalogue-index.ts';
import { SCHEMA_VERSION } from '../engine/schema.ts';
import type { Scope } from '../fill.ts';
import { type Line, type SnapshotStore, UselessSnapshotError } from './store.ts';

/** A snapshot, opened from a copy of one's own. */
export interface Opened {
  readonly index: CatalogueIndex;
  readonly snapshot: CatalogueSnapshot;
}

const why = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? `${error.message}: ${String(error.cause)}` : String(error);

/** A snapshot may be there, but bucket or pointer do not answer at present. */
export class SnapshotOutOfReachError extends Error {}

/** A moment's failure is over after this time; a longer one is the next request's matter. */
const AGAIN_MS = 250;

type Tried = Opened | UselessSnapshotError;

const tryNewest = async (store: SnapshotStore, line: Line, path: string): Promise<Tried> => {
  const snapshot = await store.newest(line);
  if (snapshot === undefined) return new UselessSnapshotError('There is none of this schema yet');
  try {
    await store.download(snapshot, path);
  } catch (error) {
    if (error instanceof UselessSnapshotError) return error;
    throw error;
  }
  try {
    const index = CatalogueIndex.open(path);
    // The pointer moves on without its object when a build finds nothing to add.
    index.cursors = { mods: snapshot.mods_cursor, counts: snapshot.counts_cursor };
    return { index, snapshot };
  } catch (error) {
    return new UselessSnapshotError(`${snapshot.path} cannot be opened`, { cause: error });
  }
};

/**
 * Downloads the newest snapshot to a file and opens it. One that is missing, torn or of another schema is told, and answered
 * with undefined: all that a snapshot holds can be read from Firestore.
 *
 * @param path where nothing is yet
 * @throws SnapshotOutOfReachError when bucket or pointer do not answer, twice in a row: that passes, and reading everything
 * would cost two reads a mod in each instance that starts meanwhile.
 */
export const openNewest = async (store: SnapshotStore, scope: Scope, path: string): Promise<Opened | undefined> => {
  const line = { scope, schema: SCHEMA_VERSION };
  const attempt = (): Promise<Tried> => tryNewest(store, line, path);
  try {
    const tried = await attempt().catch(() => wait(AGAIN_MS).then(attempt));
    if (!(tried instanceof UselessSnapshotError)) return tried;
    rmSync(path, { force: true });
    logger.error('no catalogue snapshot to begin with, everything is read from Firestore', {
      ...line,
      why: why(tried),
    });
    return undefined;
  } catch (error) {
    rmSync(path, { force: true });
    logger.error('catalogue snapshot out of reach', { ...line, why: why(error) });
    throw new SnapshotOutOfReachError('The catalogue snapshot is out of reach', { cause: error });
  }
};
