import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isCorrupt } from './index-file.ts';
import type { IndexOptions } from './index-options.ts';
import type { JobQueue } from './job-queue.ts';
import { ServedIndex } from './served-index.ts';
import { SnapshotUnavailableError } from './snapshots/open-newest.ts';

/**
 * After this number of failed attempts to load the snapshot, the index starts without it. Each earlier attempt fails a
 * request.
 */
const SNAPSHOT_FAILURES_MAX = 3;

/**
 * Manages one index. Opens it at the first query, switches to newer snapshots, and rebuilds a missing or damaged file.
 * Syncs only during requests: after a response the platform throttles the CPU.
 */
export class IndexManager {
  readonly #options: IndexOptions;
  readonly #queue: JobQueue;
  #folder: string | undefined;
  #files = 0;
  #opening: Promise<ServedIndex> | undefined;
  #served: ServedIndex | undefined;
  #syncing: Promise<void> | undefined;
  #switching: Promise<void> | undefined;
  #isSyncRequested = false;
  /** Consecutive failed attempts to load the snapshot. */
  #snapshotFailures = 0;

  /** @param queue runs the queries */
  constructor(options: IndexOptions, queue: JobQueue) {
    this.#options = options;
    this.#queue = queue;
  }

  /**
   * Runs a query, after a sync if the refresh policy requires one. If the file is damaged, opens another index and
   * retries once.
   */
  async run<T>(query: (index: CatalogueIndex) => T): Promise<T> {
    await this.#ensureFresh();
    const current = this.#served;
    try {
      return await this.#queue.run(() => query((this.#served ?? throwLost()).index));
    } catch (error) {
      if (!isCorrupt(error) && !(error instanceof LostError)) throw error;
      if (current !== undefined && current === this.#served) this.#drop(current, error);
      await this.#ensureFresh();
      return this.#queue.run(() => query((this.#served ?? throwLost()).index));
    }
  }

  /** The next query syncs first and waits for the result. */
  invalidate(): void {
    this.#isSyncRequested = true;
  }

  close(): void {
    const opening = this.#opening;
    this.#reset();
    void opening?.then(({ index }) => index.close()).catch(() => undefined);
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  async #ensureFresh(): Promise<void> {
    const served = await this.#ensureOpen();
    if (!served.index.exists()) {
      this.#drop(served, new Error(`${served.index.path} is gone`));
      await this.#ensureOpen();
    } else if (this.#isSyncRequested) {
      await this.#syncing;
      this.#isSyncRequested = false;
      await this.#sync();
    } else if (this.#syncing !== undefined || served.isSyncDue()) {
      await Promise.race([this.#sync(), wait(served.waitMs, undefined, { ref: false })]);
    }
    await this.#ensureOpen();
  }

  #ensureOpen(): Promise<ServedIndex> {
    if (this.#opening === undefined) {
      const opening = this.#open();
      this.#opening = opening;
      opening.then(
        (served) => {
          if (this.#opening === opening) this.#served = served;
        },
        () => {
          if (this.#opening === opening) this.#opening = undefined;
        },
      );
    }
    return this.#opening;
  }

  #path(): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'bigorna-catalogue-'));
    this.#files += 1;
    return join(this.#folder, `${this.#options.scope}-${this.#files}.sqlite`);
  }

  async #open(): Promise<ServedIndex> {
    const { snapshots, scope } = this.#options;
    const served = (await this.#openSnapshot()) ?? (await ServedIndex.fromFirestore(this.#options, this.#path()));
    if (served.base === undefined) void snapshots?.requestBuild(scope).catch(this.#logFailure('ask for a snapshot'));
    return served;
  }

  /**
   * Undefined if there is no usable snapshot, or after too many failed attempts in a row: the portal must start without
   * one.
   */
  async #openSnapshot(): Promise<ServedIndex | undefined> {
    try {
      const served = await ServedIndex.fromSnapshot(this.#options, this.#path());
      this.#snapshotFailures = 0;
      return served;
    } catch (error) {
      if (!(error instanceof SnapshotUnavailableError)) throw error;
      this.#snapshotFailures += 1;
      if (this.#snapshotFailures < SNAPSHOT_FAILURES_MAX) throw error;
      const { scope } = this.#options;
      logger.error('catalogue does without its snapshot, everything is read from Firestore', {
        scope,
        tries: this.#snapshotFailures,
      });
      return undefined;
    }
  }

  /** Runs one sync at a time. Logs a failure; a later query retries. */
  #sync(): Promise<void> {
    this.#syncing ??= this.#ensureOpen()
      .then((served) => this.#syncIndex(served))
      .finally(() => {
        this.#syncing = undefined;
      });
    return this.#syncing;
  }

  async #syncIndex(served: ServedIndex): Promise<void> {
    try {
      await served.sync();
    } catch (error) {
      if (isCorrupt(error)) this.#drop(served, error);
      else this.#logFailure('follow Firestore')(error);
      return;
    }
    if (!served.isSnapshotCheckDue() || this.#switching !== undefined) return;
    this.#switching = this.#switchToNewest(served)
      .catch(this.#logFailure('go over to a newer snapshot'))
      .finally(() => {
        this.#switching = undefined;
      });
  }

  /** Switches to a newer snapshot if that is worthwhile. Otherwise requests a build if mods have changed. */
  async #switchToNewest(served: ServedIndex): Promise<void> {
    const { snapshots, scope } = this.#options;
    if (snapshots === undefined) return;
    if (!(await served.hasBetterSnapshot())) {
      if (served.changes > 0) await snapshots.requestBuild(scope);
      return;
    }
    const next = await ServedIndex.fromSnapshot(this.#options, this.#path());
    if (next === undefined) return snapshots.requestBuild(scope);
    while (this.#syncing !== undefined) await this.#syncing;
    if (served !== this.#served) return discard(next.index);
    this.#syncing = this.#activate(next).finally(() => {
      this.#syncing = undefined;
    });
    await this.#syncing;
    // The queue runs this after all queued queries, so that no query still uses the discarded index.
    await this.#queue.run(() => discard((next === this.#served ? served : next).index));
  }

  /** Syncs an index before it serves queries, so that they never see older data than before. */
  async #activate(next: ServedIndex): Promise<void> {
    try {
      await next.sync();
    } catch (error) {
      return this.#logFailure('follow Firestore')(error);
    }
    this.#served = next;
    this.#opening = Promise.resolve(next);
    logger.info('catalogue went over to a newer snapshot', { scope: this.#options.scope, path: next.base?.path });
  }

  #logFailure(what: string): (error: unknown) => void {
    return (error) => logger.error(`catalogue could not ${what}`, { scope: this.#options.scope, error: String(error) });
  }

  #reset(): void {
    this.#opening = undefined;
    this.#served = undefined;
  }

  /** Discards an index and logs an error. The next query opens another one. */
  #drop({ index }: ServedIndex, cause: unknown): void {
    const { scope } = this.#options;
    logger.error('catalogue file lost, opening another', { scope, path: index.path, cause: String(cause) });
    discard(index);
    this.#reset();
  }
}

const discard = (index: CatalogueIndex): void => {
  index.close();
  rmSync(index.path, { force: true });
};

/** The index was discarded before the queued query ran. */
class LostError extends Error {}

const throwLost = (): never => {
  throw new LostError('The catalogue index was given up');
};
