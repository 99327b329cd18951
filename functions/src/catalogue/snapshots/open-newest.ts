import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { CatalogueIndex } from '../catalogue-index.ts';
import { SCHEMA_VERSION } from '../engine/schema.ts';
import type { Scope } from '../sync-index.ts';
import { InvalidSnapshotError, type SnapshotLine, type SnapshotStore } from './store.ts';

/** A snapshot, opened from a local copy. */
export interface OpenedSnapshot {
  readonly index: CatalogueIndex;
  readonly snapshot: CatalogueSnapshot;
}

const describeError = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? `${error.message}: ${String(error.cause)}` : String(error);

/** The bucket or the pointer is temporarily unavailable. A snapshot may exist. */
export class SnapshotUnavailableError extends Error {}

/** Delay before the only retry. If the failure lasts longer, the next request tries again. */
const RETRY_DELAY_MS = 250;

type OpenResult = OpenedSnapshot | InvalidSnapshotError;

const tryNewest = async (store: SnapshotStore, line: SnapshotLine, path: string): Promise<OpenResult> => {
  const snapshot = await store.newest(line);
  if (snapshot === undefined) return new InvalidSnapshotError('There is none of this schema yet');
  try {
    await store.download(snapshot, path);
  } catch (error) {
    if (error instanceof InvalidSnapshotError) return error;
    throw error;
  }
  try {
    const index = CatalogueIndex.open(path);
    // The pointer's cursors may be newer than the file's: a build without changes updates only the pointer.
    index.cursors = { mods: snapshot.mods_cursor, counts: snapshot.counts_cursor };
    return { index, snapshot };
  } catch (error) {
    return new InvalidSnapshotError(`${snapshot.path} cannot be opened`, { cause: error });
  }
};

/**
 * Downloads and opens the newest snapshot. If the snapshot is missing, damaged or of another schema, logs this and
 * returns undefined: Firestore has the same data.
 *
 * @param path an unused path
 * @throws SnapshotUnavailableError if bucket or pointer fail twice in a row. The failure is temporary, and a full read
 *   would cost each starting instance two reads per mod.
 */
export const openNewest = async (
  store: SnapshotStore,
  scope: Scope,
  path: string,
): Promise<OpenedSnapshot | undefined> => {
  const line = { scope, schema: SCHEMA_VERSION };
  const attempt = (): Promise<OpenResult> => tryNewest(store, line, path);
  try {
    const result = await attempt().catch(() => wait(RETRY_DELAY_MS).then(attempt));
    if (!(result instanceof InvalidSnapshotError)) return result;
    rmSync(path, { force: true });
    logger.error('no catalogue snapshot to begin with, everything is read from Firestore', {
      ...line,
      why: describeError(result),
    });
    return undefined;
  } catch (error) {
    rmSync(path, { force: true });
    logger.error('catalogue snapshot out of reach', { ...line, why: describeError(error) });
    throw new SnapshotUnavailableError('The catalogue snapshot is out of reach', { cause: error });
  }
};
