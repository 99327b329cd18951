import type { adminModsQuestion } from '@bigorna/domain/endpoints/admin/mods';
import type { facetCounts, Home, ModCard, ModsQuery, Related, StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { Suggestions } from '@bigorna/domain/endpoints/search';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import type { ModStatus } from '@bigorna/domain/mod-status';
import type { z } from 'zod';

export type FacetCounts = z.infer<typeof facetCounts>;
export type ConsoleQuestion = z.infer<typeof adminModsQuestion>;

/** A part of an answer with the number of all that match; `facets` where they were asked for. */
export interface Listing<Card> {
  cards: Card[];
  total: number;
  facets?: FacetCounts;
  /** The text that was probably meant, where the one asked finds little. */
  did_you_mean?: string;
}

/** A mod as the index knows it, enough to fetch the rest or to count something of it without reading its document. */
export interface FoundMod {
  id: string;
  /** The present slug. */
  slug: string;
  /** `updated_at` in milliseconds. */
  updated: number;
  counts_bucket: string;
}

export type RelatedMods = Related;

export type Shelves = Pick<Home, 'featured' | 'mod_of_the_week' | 'popular' | 'recent' | 'rising'>;

/**
 * The questions that listing, search and home put to the catalogue. Answers are at most ten seconds behind Firestore.
 * `listAll`, `listForConsole` and `titled` know every status and are for staff; all others know approved mods only.
 */
export interface Catalogue {
  /** Approved mods as a visitor's question selects and orders them. */
  list(query: ModsQuery): Promise<Listing<ModCard>>;
  /** The same over mods of every status, or of one. */
  listAll(query: ModsQuery & { status?: ModStatus | undefined }): Promise<Listing<StaffModCard>>;
  /** The console's list: its own sort, range and filter. */
  listForConsole(question: ConsoleQuestion): Promise<Listing<StaffModCard>>;
  /** The mods of every status that are called so, without regard to case and accents. */
  titled(title: string): Promise<StaffModCard[]>;
  /** What the home page shows. */
  shelves(): Promise<Shelves>;
  /** What a text being typed may become: mods, authors, categories. */
  suggest(text: string): Promise<Suggestions>;
  /** Other mods of a mod's author, and mods like it; empty lists for one that is not there. */
  related(modId: string): Promise<RelatedMods>;
  /** The approved mod that a present or former slug names, with its present slug. */
  resolve(slug: string): Promise<FoundMod | undefined>;
  /** The cards of approved mods by id, in the order asked, each once. */
  cards(modIds: readonly string[]): Promise<ModCard[]>;
  /** The approved mod of an id. */
  find(modId: string): Promise<FoundMod | undefined>;
  /** A mod's figures; zeros where nothing was counted yet. */
  counts(modId: string): Promise<ModCounts>;
  /** How many approved mods there are. */
  size(): Promise<number>;
  /** Builds what is missing, so that the first visitor does not wait for it. */
  ready(): Promise<void>;
  /** Says that this process changed a mod: the next question looks for changes at once. */
  expectChange(): void;
  /** Closes the files and removes them. */
  close(): void;
}
