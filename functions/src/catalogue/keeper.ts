import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import { type Cursors, fill, followCounts, followMods, type Scope } from './fill.ts';
import { IndexFile, isTorn } from './index-file.ts';
import type { Source } from './source.ts';

/** How fresh a file is kept; milliseconds. */
export interface Pace {
  /** Firestore is asked for changed mods at most once in this time. */
  checkEveryMs: number;
  /** And for changed figures. */
  countsEveryMs: number;
  /** What a request waits for its own check, before it is answered with what there is. */
  waitMs: number;
}

export const DEFAULT_PACE: Pace = { checkEveryMs: 5000, countsEveryMs: 60_000, waitMs: 300 };

interface Open {
  file: IndexFile;
  cursors: Cursors;
  modsCheckedAt: number;
  countsCheckedAt: number;
}

/**
 * Keeps one file of the index: builds it at the first question, follows Firestore within the requests that come (after an
 * answer the platform takes the processor away), and builds it anew when it is missing or torn.
 */
export class Keeper {
  readonly #source: Source;
  readonly #scope: Scope;
  readonly #pace: Pace;
  #folder: string | undefined;
  #built = 0;
  #open: Promise<Open> | undefined;
  #check: Promise<void> | undefined;
  #hurry = false;

  constructor(source: Source, scope: Scope, pace: Pace) {
    this.#source = source;
    this.#scope = scope;
    this.#pace = pace;
  }

  /** Asks the file, as fresh as the pace allows. A torn file is built anew, once, and asked again. */
  async ask<T>(question: (file: IndexFile) => T): Promise<T> {
    const { file } = await this.#fresh();
    try {
      return question(file);
    } catch (error) {
      if (!isTorn(error)) throw error;
      this.#abandon(file, error);
      return question((await this.#fresh()).file);
    }
  }

  /** The next question checks for changes and waits until they are there. */
  expectChange(): void {
    this.#hurry = true;
  }

  close(): void {
    const open = this.#open;
    this.#open = undefined;
    void open?.then(({ file }) => file.close()).catch(() => undefined);
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  async #fresh(): Promise<Open> {
    const open = await this.#opened();
    if (!open.file.isThere()) {
      this.#abandon(open.file, new Error(`${open.file.path} is gone`));
      return this.#opened();
    }
    const due = Date.now() - open.modsCheckedAt >= this.#pace.checkEveryMs;
    if (this.#hurry) {
      await this.#check;
      this.#hurry = false;
      await this.#follow(open);
    } else if (due || this.#check !== undefined) {
      await Promise.race([this.#follow(open), wait(this.#pace.waitMs, undefined, { ref: false })]);
    }
    return this.#opened();
  }

  #opened(): Promise<Open> {
    this.#open ??= this.#build().catch((error: unknown) => {
      this.#open = undefined;
      throw error;
    });
    return this.#open;
  }

  async #build(): Promise<Open> {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'bigorna-catalogue-'));
    this.#built += 1;
    const started = Date.now();
    const file = IndexFile.create(join(this.#folder, `${this.#scope}-${this.#built}.sqlite`));
    const cursors = await fill(file, this.#source, this.#scope);
    const mods = file.number('SELECT count(*) FROM mods');
    logger.info('catalogue built', { scope: this.#scope, mods, milliseconds: Date.now() - started });
    return { file, cursors, modsCheckedAt: started, countsCheckedAt: started };
  }

  /** One check at a time; a failing one is told and tried again by a later question. */
  #follow(open: Open): Promise<void> {
    this.#check ??= this.#catchUp(open)
      .catch((error: unknown) => {
        if (isTorn(error)) this.#abandon(open.file, error);
        else logger.error('catalogue could not follow Firestore', { scope: this.#scope, error: String(error) });
      })
      .finally(() => {
        this.#check = undefined;
      });
    return this.#check;
  }

  async #catchUp(open: Open): Promise<void> {
    const started = Date.now();
    open.modsCheckedAt = started;
    open.cursors.mods = await followMods(open.file, this.#source, this.#scope, open.cursors.mods);
    if (started - open.countsCheckedAt < this.#pace.countsEveryMs) return;
    open.countsCheckedAt = started;
    open.cursors.counts = await followCounts(open.file, this.#source, open.cursors.counts);
  }

  /** Gives a file up, loudly; the next question builds another. */
  #abandon(file: IndexFile, cause: unknown): void {
    logger.error('catalogue file lost, building it anew', {
      scope: this.#scope,
      path: file.path,
      cause: String(cause),
    });
    file.close();
    this.#open = undefined;
  }
}
