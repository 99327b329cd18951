import type { Author, ModCard, ModsQuery, StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { Suggestions } from '@bigorna/domain/endpoints/search.schemas';
import type { CountsBucket, ModCounts } from '@bigorna/domain/entities/mod';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { toDay } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { getPublicCards, getStaffCards } from './cards.ts';
import type {
  CatalogueHit,
  ConsoleQuery,
  ListedAuthor,
  Listing,
  Outline,
  PublishedMod,
  RelatedMods,
  Shelves,
} from './catalogue.ts';
import { findLiveNum, readCounts, recomputeDay, writeCounts } from './engine/count-writes.ts';
import type { Engine } from './engine/engine.ts';
import { type Cursors, readMeta, writeMeta } from './engine/meta.ts';
import { removeMods, writeMods } from './engine/mod-writes.ts';
import { createState, loadState, saveState } from './engine/state.ts';
import { TermStore } from './engine/term-store.ts';
import { TextMatcher } from './engine/text-matcher.ts';
import { IndexFile } from './index-file.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { findAuthor } from './queries/author.ts';
import { runConsoleListing } from './queries/console-listing.ts';
import { findModById, findModBySlug, findModsByTitle } from './queries/find-mod.ts';
import { type ListingResult, runListing } from './queries/listing.ts';
import { getOutline, listAuthors, listPublished } from './queries/published.ts';
import { findRelated } from './queries/related.ts';
import { getShelves } from './queries/shelves.ts';
import { suggest } from './queries/suggest.ts';

const EPOCH = new Date(0);

/** The indexed version of a mod, to detect whether a document has changed. */
export interface IndexedVersion {
  slug: string;
  status: string;
  updated: number;
}

/**
 * An index of the catalogue: a local SQLite file, plus in-memory data for filters, sorts and ranking. The index applies
 * one change at a time. Queries may run at any time. They see a write of mods completely or not at all. A saved file
 * can be copied and opened by another process with the same results.
 */
export class CatalogueIndex {
  /** How far the index is synced with Firestore. Saved with the index. */
  cursors: Cursors = { mods: EPOCH, counts: EPOCH };
  /** Time of the last full build. Saved with the index. */
  fullBuiltAt = EPOCH;
  readonly #engine: Engine;
  #recomputing: Promise<void> | undefined;

  private constructor(file: IndexFile) {
    const terms = new TermStore(file);
    this.#engine = { file, state: createState(file, toDay(now())), terms, matcher: new TextMatcher(terms) };
  }

  /** Creates an empty index. */
  static create(path: string): CatalogueIndex {
    return new CatalogueIndex(IndexFile.create(path));
  }

  /**
   * Opens an index that this or another process saved.
   *
   * @throws Error with the reason if the file is damaged or has another schema version
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

  /** Number of mods that queries can find. */
  get size(): number {
    return this.#engine.state.live.count();
  }

  /** Number of assigned mod numbers. Includes replaced and removed mods until the next full build. */
  get numbers(): number {
    return this.#engine.state.next;
  }

  /** Adds or replaces mods. Queries see them when the promise resolves. Idempotent. */
  put(mods: readonly IndexedMod[]): Promise<void> {
    return this.fill([mods]);
  }

  /** Like `put`, for many mods in batches. Queries see all of them at once, at the end. */
  fill(parts: AsyncIterable<readonly IndexedMod[]> | Iterable<readonly IndexedMod[]>): Promise<void> {
    return writeMods(this.#engine.file, this.#engine.state, parts);
  }

  /** Removes mods if present. */
  remove(ids: readonly string[]): void {
    removeMods(this.#engine.file, this.#engine.state, ids);
  }

  /** Stores the counts of changed buckets, also for mods that are not indexed (yet). */
  putCounts(buckets: readonly CountsBucket[]): Promise<void> {
    return writeCounts(this.#engine.file, this.#engine.state, buckets);
  }

  putFormerSlugs(slugs: readonly { slug: string; id: string }[]): void {
    const { file } = this.#engine;
    file.change(() => {
      for (const { slug, id } of slugs) {
        file.write('INSERT OR REPLACE INTO former_slugs VALUES (:slug, :id)', { slug, id });
      }
    });
  }

  /** Recomputes trending and weekly downloads if the day has changed. Concurrent calls share one run. */
  async refreshDay(): Promise<void> {
    const { file, state } = this.#engine;
    const today = toDay(now());
    if (state.day !== today && this.#recomputing === undefined) {
      this.#recomputing = recomputeDay(file, state, today).finally(() => {
        this.#recomputing = undefined;
      });
    }
    await this.#recomputing;
  }

  getVersion(id: string): IndexedVersion | undefined {
    const { file, state } = this.#engine;
    const num = findLiveNum(file, state, id);
    if (num === undefined) return undefined;
    const row = file.row('SELECT slug, status, updated FROM mods WHERE num = :num', { num });
    return { slug: String(row?.slug), status: String(row?.status), updated: Number(row?.updated) };
  }

  /** Runs a visitor's query. */
  list(query: ModsQuery): Listing<ModCard> {
    return this.#read((engine) => {
      const { nums, ...rest } = runListing(engine, query);
      return { cards: getPublicCards(engine, nums), ...rest };
    });
  }

  /** Like `list`, for staff: mods of every status or of one. */
  listForStaff(query: ModsQuery & { status?: ModStatus | undefined }): Listing<StaffModCard> {
    return this.#forStaff((engine) => runListing(engine, { ...query, deleted: false }));
  }

  /** Runs a list query of the console. */
  listForConsole(query: ConsoleQuery): Listing<StaffModCard> {
    return this.#forStaff((engine) => runConsoleListing(engine, query));
  }

  /** Mods with a title, ignoring case and accents. Excludes soft-deleted mods. */
  findByTitle(title: string): StaffModCard[] {
    return this.#read((engine) => getStaffCards(engine, findModsByTitle(engine, title)));
  }

  /** Shelves of the home page. `chosen` is the mod of the week that staff chose. */
  shelves(chosen: string | null): Shelves {
    return this.#read((engine) => getShelves(engine, chosen));
  }

  /** Suggestions for a partial search text. */
  suggest(text: string): Suggestions {
    return this.#read((engine) => suggest(engine, text));
  }

  /** Mods related to a mod. Empty if the mod does not exist. */
  related(id: string): RelatedMods {
    return this.#read((engine) => {
      const num = findLiveNum(engine.file, engine.state, id);
      const { by_author, similar } = num === undefined ? { by_author: [], similar: [] } : findRelated(engine, num);
      return { by_author: getPublicCards(engine, by_author), similar: getPublicCards(engine, similar) };
    });
  }

  /** The author with the key of a name. */
  author(name: string): Author | undefined {
    return this.#read((engine) => findAuthor(engine, name));
  }

  /** A page of mods, in order of publication. */
  listPublished(offset: number, limit: number): PublishedMod[] {
    return this.#read((engine) => listPublished(engine, offset, limit));
  }

  /** Authors whose key is greater than `after`, in order. */
  listAuthors(after: string, limit: number): ListedAuthor[] {
    return this.#read((engine) => listAuthors(engine, after, limit));
  }

  /** Number of authors, and the last change in each part of `size` mods, in the order of `listPublished`. */
  outline(size: number): Outline {
    return getOutline(this.#engine, size);
  }

  /** Cards of mods by id, in the given order, without duplicates and unknown ids. */
  cards(ids: readonly string[]): ModCard[] {
    return this.#read((engine) => {
      const nums = [...new Set(ids)].map((id) => findLiveNum(engine.file, engine.state, id));
      return getPublicCards(
        engine,
        nums.filter((num) => num !== undefined),
      );
    });
  }

  /** Finds a mod by its current or a former slug. */
  findBySlug(slug: string): CatalogueHit | undefined {
    return this.#read((engine) => findModBySlug(engine, slug));
  }

  findById(id: string): CatalogueHit | undefined {
    return this.#read((engine) => findModById(engine, id));
  }

  /** Counts of a mod; zeros if nothing is counted yet. */
  counts(id: string): ModCounts {
    return readCounts(this.#engine.file, id);
  }

  /** Saves the in-memory data, so that the file can be copied and opened elsewhere. */
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

  /** Whether the file still exists. SQLite itself continues to work with a deleted file. */
  exists(): boolean {
    return this.#engine.file.exists();
  }

  close(): void {
    this.#engine.file.close();
  }

  #read<T>(query: (engine: Engine) => T): T {
    return this.#engine.file.read(() => query(this.#engine));
  }

  #forStaff(query: (engine: Engine) => ListingResult): Listing<StaffModCard> {
    return this.#read((engine) => {
      const { nums, ...rest } = query(engine);
      return { cards: getStaffCards(engine, nums), ...rest };
    });
  }
}
