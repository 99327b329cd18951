import type { adminModsQuery } from '@bigorna/domain/endpoints/admin/mods.schemas';
import type {
  Author,
  facetCounts,
  Home,
  ModCard,
  ModsQuery,
  Related,
  StaffModCard,
} from '@bigorna/domain/endpoints/mods.schemas';
import type { Suggestions } from '@bigorna/domain/endpoints/search.schemas';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import type { ModStatus } from '@bigorna/domain/mod-status';
import type { z } from 'zod';

export type FacetCounts = z.infer<typeof facetCounts>;
export type ConsoleQuery = z.infer<typeof adminModsQuery>;

/** A page of results with the total of matches. `facets` only if requested. */
export interface Listing<Card> {
  cards: Card[];
  total: number;
  facets?: FacetCounts;
  /** Corrected search text, if the typed text finds nothing. */
  did_you_mean?: string;
}

/** The indexed ids of a mod: enough to load it, or to count an event without reading its document. */
export interface CatalogueHit {
  id: string;
  /** Current slug. */
  slug: string;
  /** `updated_at` in milliseconds. */
  updated: number;
  counts_bucket: string;
}

/** What a sitemap says of a mod. `updated` is in milliseconds. */
export interface PublishedMod {
  slug: string;
  title: string;
  thumbnail_url: string | null;
  updated: number;
}

/** What a sitemap says of an author: when a mod of theirs last changed, in milliseconds. */
export interface ListedAuthor {
  key: string;
  updated: number;
}

/** Size of the sitemap: number of authors, and the last change of each part of the mods, in milliseconds. */
export interface Outline {
  authors: number;
  mods: number[];
}

export type RelatedMods = Related;

export type Shelves = Pick<Home, 'featured' | 'mod_of_the_week' | 'popular' | 'recent' | 'rising'>;

/**
 * Queries of listing, search and home page. Mods are at most 5 s behind Firestore, and counts 15 to 60 s. `listAll`,
 * `listForConsole` and `findByTitle` include every status and are for staff. All other queries return approved mods
 * only.
 */
export interface Catalogue {
  /** Lists approved mods for a visitor's query. */
  list(query: ModsQuery): Promise<Listing<ModCard>>;
  /** Like `list`, with mods of every status or of one. */
  listAll(query: ModsQuery & { status?: ModStatus | undefined }): Promise<Listing<StaffModCard>>;
  /** Lists mods for the console, with its sort, range and filter. */
  listForConsole(query: ConsoleQuery): Promise<Listing<StaffModCard>>;
  /** Mods of every status with a title, ignoring case and accents. */
  findByTitle(title: string): Promise<StaffModCard[]>;
  /** Shelves of the home page. */
  shelves(): Promise<Shelves>;
  /** Suggestions for a partial search text: mods, authors, categories. */
  suggest(text: string): Promise<Suggestions>;
  /** Other mods of the author, and similar mods. Empty lists if the mod does not exist. */
  related(modId: string): Promise<RelatedMods>;
  /** Finds the approved mod with a current or former slug. The result has the current slug. */
  resolve(slug: string): Promise<CatalogueHit | undefined>;
  /** An author of approved mods, by the key or any spelling of the name. */
  author(name: string): Promise<Author | undefined>;
  /** A page of approved mods, in order of publication, oldest first. */
  listPublished(offset: number, limit: number): Promise<PublishedMod[]>;
  /** Authors of approved mods whose key is greater than `after`, in the order of their keys. */
  listAuthors(after: string, limit: number): Promise<ListedAuthor[]>;
  /** Number of authors, and the last change in each part of `size` mods, in the order of `listPublished`. */
  outline(size: number): Promise<Outline>;
  /** Cards of approved mods by id, in the given order, without duplicates. */
  cards(modIds: readonly string[]): Promise<ModCard[]>;
  /** Finds an approved mod by id. */
  find(modId: string): Promise<CatalogueHit | undefined>;
  /** Counts of a mod; zeros if nothing is counted yet. */
  counts(modId: string): Promise<ModCounts>;
  /** Number of approved mods. */
  size(): Promise<number>;
  /** Builds the index in advance, so that the first visitor does not wait. */
  ready(): Promise<void>;
  /** Call after this process changed a mod: the next query syncs first. */
  invalidate(): void;
  /** Closes and deletes the files. */
  close(): void;
}
