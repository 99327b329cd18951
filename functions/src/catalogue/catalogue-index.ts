import type { ModCard, ModsQuery, StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { Suggestions } from '@bigorna/domain/endpoints/search';
import type { CountsBucket, ModCounts } from '@bigorna/domain/entities/mod';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { dayOf } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { publicCards, staffCards } from './cards.ts';
import type { ConsoleQuestion, FoundMod, Listing, RelatedMods, Shelves } from './catalogue.ts';
import { countsOf, liveNum, putCounts, turnDay } from './engine/count-writes.ts';
import type { Engine } from './engine/engine.ts';
import { type Cursors, readMeta, writeMeta } from './engine/meta.ts';
import { putMods, removeMods } from './engine/mod-writes.ts';
import { loadState, newState, saveState } from './engine/state.ts';
import { TermStore } from './engine/term-store.ts';
import { TextMatcher } from './engine/text-matcher.ts';
import { IndexFile } from './index-file.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { consoleListing } from './questions/console-listing.ts';
import { modById, modBySlug, modsTitled } from './questions/find-mod.ts';
import { type Found, listing } from './questions/listing.ts';
import { relatedOf } from './questions/related.ts';
import { shelvesOf } from './questions/shelves.ts';
import { suggest } from './questions/suggest.ts';

const EPOCH = new Date(0);

/** What an index knows of a mod, to tell whether a document is news to it. */
export interface KnownMod {
  slug: string;
  status: string;
  updated: number;
}

/**
 * An index of the catalogue: a file of this process's own, and in memory what filters, sorts and ranking need of it. It is
 * changed in place, by one change at a time; questions come at any time and see a change whole or not at all. What is saved
 * can be copied, and opened by another process with the same answers.
 */
export class CatalogueIndex {
  /** How far it has followed Firestore; saved with it. */
  cursors: Cursors = { mods: EPOCH, counts: EPOCH };
  /** When it was filled with everything there is; saved with it. */
  fullBuiltAt = EPOCH;
  readonly #engine: Engine;
  #turning: Promise<void> | undefined;

  private constructor(file: IndexFile) {
    const terms = new TermStore(file);
    this.#engine = { file, state: newState(file, dayOf(now())), terms, matcher: new TextMatcher(terms) };
  }

  /** A new index without mods. */
  static create(path: string): CatalogueIndex {
    return new CatalogueIndex(IndexFile.create(path));
  }

  /**
   * An index that was saved, perhaps by another process.
   *
   * @throws {Error} that says what is wrong with the file, when it is not whole or of another schema version.
   */
  static open(path: string): CatalogueIndex {
    const index = new CatalogueIndex(IndexFile.open(path));
    try {
      index.#load();
      return index;
    } catch (error) {
      index.close();
      throw error;
    }
  }

  #load(): void {
    const { file, state } = this.#engine;
    const meta = readMeta(file);
    if (meta === undefined) throw new Error(`${file.path} was never saved`);
    const { next, day, mods_cursor, counts_cursor, full_built_at } = meta;
    loadState(file, state);
    Object.assign(state, { next, day });
    this.cursors = { mods: mods_cursor, counts: counts_cursor };
    this.fullBuiltAt = full_built_at;
  }

  get path(): string {
    return this.#engine.file.path;
  }

  /** How many mods questions can find. */
  get size(): number {
    return this.#engine.state.live.count();
  }

  /** How many numbers were given: those of present mods, and of each replaced or withdrawn one until a full build. */
  get numbers(): number {
    return this.#engine.state.next;
  }

  /** Puts mods in, new or changed; the same again changes nothing that shows. Seen by questions when it is done. */
  put(mods: readonly IndexedMod[]): Promise<void> {
    return this.fill([mods]);
  }

  /** The same for many mods in parts: all of them are seen at once, at the end. */
  fill(parts: AsyncIterable<readonly IndexedMod[]> | Iterable<readonly IndexedMod[]>): Promise<void> {
    return putMods(this.#engine.file, this.#engine.state, parts);
  }

  /** Takes mods out, where they are in it. */
  remove(ids: readonly string[]): void {
    removeMods(this.#engine.file, this.#engine.state, ids);
  }

  /** Takes over the figures of changed buckets, also of mods that are not listed (yet). */
  putCounts(buckets: readonly CountsBucket[]): Promise<void> {
    return putCounts(this.#engine.file, this.#engine.state, buckets);
  }

  /** Takes over slugs that mods had before. */
  putFormerSlugs(slugs: readonly { slug: string; id: string }[]): void {
    const { file } = this.#engine;
    file.change(() => {
      for (const { slug, id } of slugs) {
        file.write('INSERT OR REPLACE INTO former_slugs VALUES (:slug, :id)', { slug, id });
      }
    });
  }

  /** Reckons trending anew when the day has changed; until that is done, questions get yesterday's. */
  async keepDay(): Promise<void> {
    const { file, state } = this.#engine;
    const today = dayOf(now());
    if (state.day !== today && this.#turning === undefined) {
      this.#turning = turnDay(file, state, today).finally(() => {
        this.#turning = undefined;
      });
    }
    await this.#turning;
  }

  /** What it knows of a mod. */
  known(id: string): KnownMod | undefined {
    const { file, state } = this.#engine;
    const num = liveNum(file, state, id);
    if (num === undefined) return undefined;
    const row = file.row('SELECT slug, status, updated FROM mods WHERE num = :num', { num });
    return { slug: String(row?.slug), status: String(row?.status), updated: Number(row?.updated) };
  }

  /** A visitor's question. */
  list(query: ModsQuery): Listing<ModCard> {
    return this.#read((engine) => {
      const { nums, ...rest } = listing(engine, query);
      return { cards: publicCards(engine, nums), ...rest };
    });
  }

  /** The same for staff, over mods of every status or of one. */
  listForStaff(query: ModsQuery & { status?: ModStatus | undefined }): Listing<StaffModCard> {
    return this.#forStaff((engine) => listing(engine, { ...query, deleted: false }));
  }

  /** The console's list. */
  listForConsole(question: ConsoleQuestion): Listing<StaffModCard> {
    return this.#forStaff((engine) => consoleListing(engine, question));
  }

  /** The mods that are called so, without regard to case and accents; none that was thrown away. */
  titled(title: string): StaffModCard[] {
    return this.#read((engine) => staffCards(engine, modsTitled(engine, title)));
  }

  /** What the home page shows; `chosen` is the mod of the week that staff chose. */
  shelves(chosen: string | null): Shelves {
    return this.#read((engine) => shelvesOf(engine, chosen));
  }

  /** What a text being typed may become. */
  suggest(text: string): Suggestions {
    return this.#read((engine) => suggest(engine, text));
  }

  /** Mods that have something in common with one; nothing for one that is not there. */
  related(id: string): RelatedMods {
    return this.#read((engine) => {
      const num = liveNum(engine.file, engine.state, id);
      const { by_author, similar } = num === undefined ? { by_author: [], similar: [] } : relatedOf(engine, num);
      return { by_author: publicCards(engine, by_author), similar: publicCards(engine, similar) };
    });
  }

  /** The cards of mods by id, in the order asked, each once; nothing for one that is not there. */
  cards(ids: readonly string[]): ModCard[] {
    return this.#read((engine) => {
      const nums = [...new Set(ids)].map((id) => liveNum(engine.file, engine.state, id));
      return publicCards(
        engine,
        nums.filter((num) => num !== undefined),
      );
    });
  }

  /** The mod that a present or former slug names. */
  bySlug(slug: string): FoundMod | undefined {
    return this.#read((engine) => modBySlug(engine, slug));
  }

  byId(id: string): FoundMod | undefined {
    return this.#read((engine) => modById(engine, id));
  }

  /** A mod's figures; zeros where nothing was counted yet. */
  counts(id: string): ModCounts {
    return countsOf(this.#engine.file, id);
  }

  /** Writes down what is in memory, so that the file can be copied and opened elsewhere. */
  save(): void {
    const { file, state } = this.#engine;
    file.change(() => {
      saveState(file, state);
      writeMeta(file, {
        next: state.next,
        day: state.day,
        mods_cursor: this.cursors.mods,
        counts_cursor: this.cursors.counts,
        full_built_at: this.fullBuiltAt,
      });
    });
  }

  /** Whether the file is still where it was made; SQLite itself would go on with a deleted one. */
  isThere(): boolean {
    return this.#engine.file.isThere();
  }

  close(): void {
    this.#engine.file.close();
  }

  #read<T>(question: (engine: Engine) => T): T {
    return this.#engine.file.read(() => question(this.#engine));
  }

  #forStaff(question: (engine: Engine) => Found): Listing<StaffModCard> {
    return this.#read((engine) => {
      const { nums, ...rest } = question(engine);
      return { cards: staffCards(engine, nums), ...rest };
    });
  }
}
