import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { SCHEMA_VERSION } from '../engine/schema.ts';
import { fill, followCounts, followMods, type Scope } from '../fill.ts';
import type { Source } from '../source.ts';
import { openNewest } from './open-newest.ts';
import type { SnapshotStore } from './store.ts';

/** After this time everything is read anew: what following cannot see, such as a document deleted outright, ends then. */
export const FULL_BUILD_MS = 7 * 24 * 3_600_000;

/** `published`; `unchanged`: the newest one holds all there is; `overtaken`: another builder was further by then. */
export type Outcome = 'published' | 'unchanged' | 'overtaken';

export interface Origins {
  readonly source: Source;
  readonly store: SnapshotStore;
}

interface Built {
  readonly index: CatalogueIndex;
  /** The snapshot that holds the same already. */
  readonly same?: CatalogueSnapshot;
}

/** Postings of replaced mods stay in the file: beyond so many numbers for each present mod, it is made anew. */
const NUMBERS_A_MOD = 2;

const isOld = ({ fullBuiltAt }: CatalogueIndex): boolean => now().getTime() - fullBuiltAt.getTime() >= FULL_BUILD_MS;
const isWasteful = ({ numbers, size }: CatalogueIndex): boolean => numbers > NUMBERS_A_MOD * size;

const fromSnapshot = async ({ source, store }: Origins, scope: Scope, path: string): Promise<Built | undefined> => {
  const opened = await openNewest(store, scope, path);
  if (opened === undefined) return undefined;
  const { index, snapshot } = opened;
  const givenUp = async (): Promise<undefined> => {
    index.close();
    await rm(path);
  };
  if (isOld(index)) return givenUp();
  try {
    await index.keepDay();
    const news = (await followMods(index, source, scope)) + (await followCounts(index, source));
    if (isWasteful(index)) return givenUp();
    return news > 0 ? { index } : { index, same: snapshot };
  } catch (error) {
    index.close();
    throw error;
  }
};

const fromFirestore = async ({ source }: Origins, scope: Scope, path: string): Promise<Built> => {
  const index = CatalogueIndex.create(path);
  try {
    await fill(index, source, scope);
    return { index };
  } catch (error) {
    index.close();
    throw error;
  }
};

const publish = async ({ store }: Origins, scope: Scope, index: CatalogueIndex): Promise<Outcome> => {
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

/** Nothing to add; how far that is known is noted, so that nobody asks again for what this build has seen. */
const confirm = async ({ store }: Origins, scope: Scope, same: CatalogueSnapshot, index: CatalogueIndex) => {
  await store.confirm({ scope, schema: SCHEMA_VERSION }, same, index.cursors);
  return 'unchanged' as const;
};

/**
 * Makes a snapshot: of the newest one and what changed since, or of everything where that one is old, wasteful or useless. It may be
 * killed at any moment: the pointer moves at the very end, to an object that is whole by then.
 */
export const buildSnapshot = async (origins: Origins, scope: Scope): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-build-'));
  const started = now().getTime();
  try {
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
