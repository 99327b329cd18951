import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { SCHEMA_VERSION } from '../engine/schema.ts';
import type { Source } from '../source.ts';
import { fillIndex, type Scope, syncCounts, syncMods } from '../sync-index.ts';
import { openNewest } from './open-newest.ts';
import type { SnapshotStore } from './store.ts';

/** Interval of full builds. They fix what a sync cannot see, such as a document that was deleted directly. */
export const FULL_BUILD_MS = 7 * 24 * 3_600_000;

/** `published`: new snapshot. `unchanged`: the newest snapshot is up to date. `overtaken`: another build was ahead. */
export type BuildOutcome = 'published' | 'unchanged' | 'overtaken';

export interface BuildSources {
  readonly source: Source;
  readonly store: SnapshotStore;
}

interface Built {
  readonly index: CatalogueIndex;
  /** The newest snapshot, if the index has the same content. */
  readonly same?: CatalogueSnapshot;
}

/**
 * A full build follows if there are more mod numbers than this per present mod. Until then, postings of replaced mods
 * stay in the file.
 */
const NUMBERS_PER_MOD = 2;

const isOld = ({ fullBuiltAt }: CatalogueIndex): boolean => now().getTime() - fullBuiltAt.getTime() >= FULL_BUILD_MS;
const isWasteful = ({ numbers, size }: CatalogueIndex): boolean => numbers > NUMBERS_PER_MOD * size;

const fromSnapshot = async (
  { source, store }: BuildSources,
  scope: Scope,
  path: string,
): Promise<Built | undefined> => {
  const opened = await openNewest(store, scope, path);
  if (opened === undefined) return undefined;
  const { index, snapshot } = opened;
  const discard = async (): Promise<undefined> => {
    index.close();
    await rm(path);
  };
  if (isOld(index)) return discard();
  try {
    await index.refreshDay();
    const changes = (await syncMods(index, source, scope)) + (await syncCounts(index, source));
    if (isWasteful(index)) return discard();
    return changes > 0 ? { index } : { index, same: snapshot };
  } catch (error) {
    index.close();
    throw error;
  }
};

const fromFirestore = async ({ source }: BuildSources, scope: Scope, path: string): Promise<Built> => {
  const index = CatalogueIndex.create(path);
  try {
    await fillIndex(index, source, scope);
    return { index };
  } catch (error) {
    index.close();
    throw error;
  }
};

const publish = async ({ store }: BuildSources, scope: Scope, index: CatalogueIndex): Promise<BuildOutcome> => {
  const { path, cursors, fullBuiltAt } = index;
  index.save();
  index.close();
  const line = { scope, schema: SCHEMA_VERSION };
  const snapshot = await store.upload(line, path, {
    mods_cursor: cursors.mods,
    counts_cursor: cursors.counts,
    built_at: now(),
    full_built_at: fullBuiltAt,
  });
  return (await store.point(line, snapshot)) ? 'published' : 'overtaken';
};

/** Stores how far the unchanged snapshot is up to date, so that no build is requested for changes already seen. */
const confirm = async ({ store }: BuildSources, scope: Scope, same: CatalogueSnapshot, index: CatalogueIndex) => {
  await store.confirm({ scope, schema: SCHEMA_VERSION }, same, index.cursors);
  return 'unchanged' as const;
};

/**
 * Builds a snapshot from the newest snapshot plus later changes. If that snapshot is old, unusable or has too many
 * replaced mods, reads everything from Firestore. The build may be killed at any time: the pointer moves last, to a
 * complete object.
 */
export const buildSnapshot = (origins: BuildSources, scope: Scope): Promise<BuildOutcome> =>
  withTempFolder(async (folder) => {
    const started = now().getTime();
    const path = join(folder, `${scope}.sqlite`);
    const { index, same } = (await fromSnapshot(origins, scope, path)) ?? (await fromFirestore(origins, scope, path));
    const { size: mods } = index;
    try {
      const outcome =
        same === undefined ? await publish(origins, scope, index) : await confirm(origins, scope, same, index);
      logger.info('catalogue snapshot', { scope, outcome, mods, milliseconds: now().getTime() - started });
      return outcome;
    } finally {
      index.close();
    }
  });
