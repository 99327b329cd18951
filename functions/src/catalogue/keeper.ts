import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isTorn } from './index-file.ts';
import type { Keeping } from './keeping.ts';
import { Serving } from './serving.ts';
import { SnapshotOutOfReachError } from './snapshots/open-newest.ts';
import type { Turns } from './turns.ts';

/** After so many tries, each of which failed a request, a snapshot out of reach is done without. */
const OUT_OF_REACH_MAX = 3;

/**
 * Keeps one index: opens it at the first question, follows Firestore within the requests that come (after an answer the
 * platform takes the processor away), goes over to newer snapshots, and begins anew when its file is gone or torn.
 */
export class Keeper {
  readonly #keeping: Keeping;
  readonly #turns: Turns;
  #folder: string | undefined;
  #files = 0;
  #opening: Promise<Serving> | undefined;
  #serving: Serving | undefined;
  #check: Promise<void> | undefined;
  #renewal: Promise<void> | undefined;
  #hurry = false;
  /** How often in a row a start found its snapshot out of reach. */
  #outOfReach = 0;

  /** @param turns the line that questions stand in */
  constructor(keeping: Keeping, turns: Turns) {
    this.#keeping = keeping;
    this.#turns = turns;
  }

  /** Asks the index, as fresh as the pace allows. A torn one is opened anew, once, and asked again. */
  async ask<T>(question: (index: CatalogueIndex) => T): Promise<T> {
    await this.#fresh();
    const asked = this.#serving;
    try {
      return await this.#turns.run(() => question((this.#serving ?? lost()).index));
    } catch (error) {
      if (!isTorn(error) && !(error instanceof LostError)) throw error;
      if (asked !== undefined && asked === this.#serving) this.#abandon(asked, error);
      await this.#fresh();
      return this.#turns.run(() => question((this.#serving ?? lost()).index));
    }
  }

  /** The next question checks for changes and waits until they are there. */
  expectChange(): void {
    this.#hurry = true;
  }

  close(): void {
    const opening = this.#opening;
    this.#forget();
    void opening?.then(({ index }) => index.close()).catch(() => undefined);
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  async #fresh(): Promise<void> {
    const serving = await this.#opened();
    if (!serving.index.isThere()) {
      this.#abandon(serving, new Error(`${serving.index.path} is gone`));
      await this.#opened();
    } else if (this.#hurry) {
      await this.#check;
      this.#hurry = false;
      await this.#follow();
    } else if (this.#check !== undefined || serving.isCheckDue()) {
      await Promise.race([this.#follow(), wait(serving.waitMs, undefined, { ref: false })]);
    }
    await this.#opened();
  }

  #opened(): Promise<Serving> {
    if (this.#opening === undefined) {
      const opening = this.#open();
      this.#opening = opening;
      opening.then(
        (serving) => {
          if (this.#opening === opening) this.#serving = serving;
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
    return join(this.#folder, `${this.#keeping.scope}-${this.#files}.sqlite`);
  }

  async #open(): Promise<Serving> {
    const { snapshots, scope } = this.#keeping;
    const serving = (await this.#fromSnapshot()) ?? (await Serving.fromFirestore(this.#keeping, this.#path()));
    if (serving.base === undefined) void snapshots?.askForBuild(scope).catch(this.#tell('ask for a snapshot'));
    return serving;
  }

  /** Undefined also for a snapshot out of reach, once it was so too often in a row: the portal must come up without. */
  async #fromSnapshot(): Promise<Serving | undefined> {
    try {
      const serving = await Serving.fromSnapshot(this.#keeping, this.#path());
      this.#outOfReach = 0;
      return serving;
    } catch (error) {
      if (!(error instanceof SnapshotOutOfReachError)) throw error;
      this.#outOfReach += 1;
      if (this.#outOfReach < OUT_OF_REACH_MAX) throw error;
      const { scope } = this.#keeping;
      logger.error('catalogue does without its snapshot, everything is read from Firestore', {
        scope,
        tries: this.#outOfReach,
      });
      return undefined;
    }
  }

  /** One check at a time; a failing one is told and tried again by a later question. */
  #follow(): Promise<void> {
    this.#check ??= this.#opened()
      .then((serving) => this.#catchUp(serving))
      .finally(() => {
        this.#check = undefined;
      });
    return this.#check;
  }

  async #catchUp(serving: Serving): Promise<void> {
    try {
      await serving.catchUp();
    } catch (error) {
      if (isTorn(error)) this.#abandon(serving, error);
      else this.#tell('follow Firestore')(error);
      return;
    }
    if (!serving.isRenewalDue() || this.#renewal !== undefined) return;
    this.#renewal = this.#renew(serving)
      .catch(this.#tell('go over to a newer snapshot'))
      .finally(() => {
        this.#renewal = undefined;
      });
  }

  /** Goes over to a newer snapshot where there is one that is worth it, else asks for one. */
  async #renew(serving: Serving): Promise<void> {
    const { snapshots, scope } = this.#keeping;
    if (snapshots === undefined) return;
    if (!(await serving.isOutdone())) {
      if (serving.changes > 0) await snapshots.askForBuild(scope);
      return;
    }
    const next = await Serving.fromSnapshot(this.#keeping, this.#path());
    if (next === undefined) return snapshots.askForBuild(scope);
    while (this.#check !== undefined) await this.#check;
    if (serving !== this.#serving) return discard(next.index);
    this.#check = this.#goOver(next).finally(() => {
      this.#check = undefined;
    });
    await this.#check;
    // Behind the questions that stand in line: they are put to the new one, the running one has its answer.
    await this.#turns.run(() => discard((next === this.#serving ? serving : next).index));
  }

  /** As a check, so that the next one is no older than what questions have seen. */
  async #goOver(next: Serving): Promise<void> {
    try {
      await next.catchUp();
    } catch (error) {
      return this.#tell('follow Firestore')(error);
    }
    this.#serving = next;
    this.#opening = Promise.resolve(next);
    logger.info('catalogue went over to a newer snapshot', { scope: this.#keeping.scope, path: next.base?.path });
  }

  #tell(what: string): (error: unknown) => void {
    return (error) => logger.error(`catalogue could not ${what}`, { scope: this.#keeping.scope, error: String(error) });
  }

  #forget(): void {
    this.#opening = undefined;
    this.#serving = undefined;
  }

  /** Gives an index up, loudly; the next question opens another. */
  #abandon({ index }: Serving, cause: unknown): void {
    const { scope } = this.#keeping;
    logger.error('catalogue file lost, opening another', { scope, path: index.path, cause: String(cause) });
    discard(index);
    this.#forget();
  }
}

const discard = (index: CatalogueIndex): void => {
  index.close();
  rmSync(index.path, { force: true });
};

/** The index was given up between a question and its turn. */
class LostError extends Error {}

const lost = (): never => {
  throw new LostError('The catalogue index was given up');
};
