import { rmSync } from 'node:fs';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { SCHEMA_VERSION } from './engine/schema.ts';
import { fill, followCounts, followMods } from './fill.ts';
import type { Keeping } from './keeping.ts';
import { openNewest } from './snapshots/open-newest.ts';

/** The present moment in milliseconds. */
const nowMs = (): number => now().getTime();

/** Where the folder is memory, a file left behind by each failing start would soon fill it. */
const removedOnFailure = async (index: CatalogueIndex, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    index.close();
    rmSync(index.path, { force: true });
    throw error;
  }
};

/** An index that answers questions, with what is known of its age. */
export class Serving {
  readonly index: CatalogueIndex;
  /** The snapshot that it began as; none when it was read from Firestore. */
  readonly base: CatalogueSnapshot | undefined;
  readonly #keeping: Keeping;
  #modsCheckedAt = nowMs();
  /** When the last check began that went well. */
  #modsSeenAt = nowMs();
  #countsCheckedAt = nowMs();
  #countsEveryMs: number;
  #changes = 0;
  #renewal = { at: nowMs(), changes: 0 };

  private constructor(keeping: Keeping, index: CatalogueIndex, base?: CatalogueSnapshot) {
    this.#keeping = keeping;
    this.index = index;
    this.base = base;
    this.#countsEveryMs = keeping.pace.countsEveryMs;
  }

  /** Everything, read from Firestore. */
  static async fromFirestore(keeping: Keeping, path: string): Promise<Serving> {
    const { source, scope } = keeping;
    const started = nowMs();
    const index = CatalogueIndex.create(path);
    const serving = new Serving(keeping, index);
    await removedOnFailure(index, fill(index, source, scope));
    logger.info('catalogue read from Firestore', { scope, mods: index.size, milliseconds: nowMs() - started });
    return serving;
  }

  /** The newest snapshot and what changed since; undefined where there are none, or none that can be used. */
  static async fromSnapshot(keeping: Keeping, path: string): Promise<Serving | undefined> {
    const { snapshots, scope } = keeping;
    const started = nowMs();
    const opened = await (snapshots && openNewest(snapshots.store, scope, path));
    if (opened === undefined) return undefined;
    const { index, snapshot } = opened;
    const serving = new Serving(keeping, index, snapshot);
    await removedOnFailure(index, serving.#begin());
    logger.info('catalogue opened', { scope, from: snapshot.path, mods: index.size, milliseconds: nowMs() - started });
    return serving;
  }

  async #begin(): Promise<void> {
    await this.index.keepDay();
    await this.#catchUpMods();
    await this.#catchUpCounts();
  }

  /** How many mods were news since the snapshot. */
  get changes(): number {
    return this.#changes;
  }

  isCheckDue(): boolean {
    return nowMs() - this.#modsCheckedAt >= this.#keeping.pace.checkEveryMs;
  }

  /** What a request may wait for a check: longer where nobody has asked for long, or an answer could be as old as that. */
  get waitMs(): number {
    const { lateAfterMs, lateWaitMs, waitMs } = this.#keeping.pace;
    return nowMs() - this.#modsSeenAt >= lateAfterMs ? Math.max(waitMs, lateWaitMs) : waitMs;
  }

  /** Takes over what changed since the last time: mods, and figures when their time has come. */
  async catchUp(): Promise<void> {
    await this.index.keepDay();
    await this.#catchUpMods();
    if (nowMs() - this.#countsCheckedAt >= this.#countsEveryMs) await this.#catchUpCounts();
  }

  async #catchUpMods(): Promise<void> {
    const { source, scope } = this.#keeping;
    const began = nowMs();
    this.#modsCheckedAt = began;
    this.#changes += await followMods(this.index, source, scope);
    this.#modsSeenAt = began;
  }

  async #catchUpCounts(): Promise<void> {
    const { manyBuckets, countsEveryMs, manyCountsEveryMs } = this.#keeping.pace;
    this.#countsCheckedAt = nowMs();
    const buckets = await followCounts(this.index, this.#keeping.source);
    this.#countsEveryMs = buckets >= manyBuckets ? manyCountsEveryMs : countsEveryMs;
  }

  /** Whether it is time to see whether there is a newer snapshot. */
  isRenewalDue(): boolean {
    const { renewEveryMs, renewAfterChanges } = this.#keeping.pace;
    const { at, changes } = this.#renewal;
    return nowMs() - at >= renewEveryMs || this.#changes - changes >= renewAfterChanges;
  }

  /** Whether there is a newer snapshot that is worth going over to. */
  async isOutdone(): Promise<boolean> {
    const { snapshots, scope, pace } = this.#keeping;
    this.#renewal = { at: nowMs(), changes: this.#changes };
    const newest = await snapshots?.store.newest({ scope, schema: SCHEMA_VERSION });
    if (newest === undefined || newest.path === this.base?.path) return false;
    return newest.full_built_at > this.index.fullBuiltAt || this.#changes >= pace.renewAfterChanges;
  }
}
