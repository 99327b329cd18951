import { rmSync } from 'node:fs';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { SCHEMA_VERSION } from './engine/schema.ts';
import type { IndexOptions } from './index-options.ts';
import { openNewest } from './snapshots/open-newest.ts';
import { fillIndex, syncCounts, syncMods } from './sync-index.ts';

const getNowMs = (): number => now().getTime();

/**
 * Deletes the index file if the work fails. In production its folder is in memory, so leftover files would soon fill
 * the memory.
 */
const deleteOnFailure = async (index: CatalogueIndex, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    index.close();
    rmSync(index.path, { force: true });
    throw error;
  }
};

/** An index in use, with the times of its last syncs. */
export class ServedIndex {
  readonly index: CatalogueIndex;
  /** The snapshot that the index started from; undefined after a full read from Firestore. */
  readonly base: CatalogueSnapshot | undefined;
  readonly #options: IndexOptions;
  #modsSyncStartedAt = getNowMs();
  /** Start time of the last successful sync of mods. */
  #modsSyncedAt = getNowMs();
  #countsSyncedAt = getNowMs();
  #countsEveryMs: number;
  #changes = 0;
  #snapshotChecked = { at: getNowMs(), changes: 0 };

  private constructor(options: IndexOptions, index: CatalogueIndex, base?: CatalogueSnapshot) {
    this.#options = options;
    this.index = index;
    this.base = base;
    this.#countsEveryMs = options.policy.countsEveryMs;
  }

  /** Reads everything from Firestore. */
  static async fromFirestore(options: IndexOptions, path: string): Promise<ServedIndex> {
    const { source, scope } = options;
    const started = getNowMs();
    const index = CatalogueIndex.create(path);
    const served = new ServedIndex(options, index);
    await deleteOnFailure(index, fillIndex(index, source, scope));
    logger.info('catalogue read from Firestore', { scope, mods: index.size, milliseconds: getNowMs() - started });
    return served;
  }

  /** Opens the newest snapshot and applies later changes. Undefined if there is no usable snapshot. */
  static async fromSnapshot(options: IndexOptions, path: string): Promise<ServedIndex | undefined> {
    const { snapshots, scope } = options;
    const started = getNowMs();
    const opened = await (snapshots && openNewest(snapshots.store, scope, path));
    if (opened === undefined) return undefined;
    const { index, snapshot } = opened;
    const served = new ServedIndex(options, index, snapshot);
    await deleteOnFailure(index, served.#initialize());
    logger.info('catalogue opened', {
      scope,
      from: snapshot.path,
      mods: index.size,
      milliseconds: getNowMs() - started,
    });
    return served;
  }

  async #initialize(): Promise<void> {
    await this.index.refreshDay();
    await this.#syncMods();
    await this.#syncCounts();
  }

  /** Number of mods changed since the snapshot. */
  get changes(): number {
    return this.#changes;
  }

  isSyncDue(): boolean {
    return getNowMs() - this.#modsSyncStartedAt >= this.#options.policy.checkEveryMs;
  }

  /** How long a request waits for a sync. Longer after an idle time, because the data may be old. */
  get waitMs(): number {
    const { idleAfterMs, idleWaitMs, waitMs } = this.#options.policy;
    return getNowMs() - this.#modsSyncedAt >= idleAfterMs ? Math.max(waitMs, idleWaitMs) : waitMs;
  }

  /** Syncs mods, and counts if their interval is over. */
  async sync(): Promise<void> {
    await this.index.refreshDay();
    await this.#syncMods();
    if (getNowMs() - this.#countsSyncedAt >= this.#countsEveryMs) await this.#syncCounts();
  }

  async #syncMods(): Promise<void> {
    const { source, scope } = this.#options;
    const startedAt = getNowMs();
    this.#modsSyncStartedAt = startedAt;
    this.#changes += await syncMods(this.index, source, scope);
    this.#modsSyncedAt = startedAt;
  }

  async #syncCounts(): Promise<void> {
    const { manyBuckets, countsEveryMs, manyCountsEveryMs } = this.#options.policy;
    this.#countsSyncedAt = getNowMs();
    const buckets = await syncCounts(this.index, this.#options.source);
    this.#countsEveryMs = buckets >= manyBuckets ? manyCountsEveryMs : countsEveryMs;
  }

  /** Whether it is time to check for a newer snapshot. */
  isSnapshotCheckDue(): boolean {
    const { renewEveryMs, renewAfterChanges } = this.#options.policy;
    const { at, changes } = this.#snapshotChecked;
    return getNowMs() - at >= renewEveryMs || this.#changes - changes >= renewAfterChanges;
  }

  /** Whether a newer snapshot exists that is worth the switch. */
  async hasBetterSnapshot(): Promise<boolean> {
    const { snapshots, scope, policy } = this.#options;
    this.#snapshotChecked = { at: getNowMs(), changes: this.#changes };
    const newest = await snapshots?.store.newest({ scope, schema: SCHEMA_VERSION });
    if (newest === undefined || newest.path === this.base?.path) return false;
    return newest.full_built_at > this.index.fullBuiltAt || this.#changes >= policy.renewAfterChanges;
  }
}
