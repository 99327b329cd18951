import type { adminModsQuestion } from '@bigorna/domain/endpoints/admin';
import type { facetCounts, Home, ModCard, ModsQuery, StaffModCard } from '@bigorna/domain/endpoints/mods';
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
}

export type Shelves = Pick<Home, 'featured' | 'mod_of_the_week' | 'popular' | 'recent' | 'rising'>;

/**
 * The questions that listing, search and home put to the catalogue. Answers are at most ten seconds behind Firestore.
 * `list`, `shelves`, `resolve` and `counts` know approved mods only; the other two know every status and are for staff.
 */
export interface Catalogue {
  /** Approved mods as a visitor's question selects and orders them. */
  list(query: ModsQuery): Promise<Listing<ModCard>>;
  /** The same over mods of every status, or of one. */
  listAll(query: ModsQuery & { status?: ModStatus }): Promise<Listing<StaffModCard>>;
  /** The console's list: its own sort, range and filter. */
  listForConsole(question: ConsoleQuestion): Promise<Listing<StaffModCard>>;
  /** What the home page shows. */
  shelves(): Promise<Shelves>;
  /** The approved mod that a present or former slug names, with its present slug. */
  resolve(slug: string): Promise<{ id: string; slug: string } | undefined>;
  /** A mod's figures; zeros where nothing was counted yet. */
  counts(modId: string): Promise<ModCounts>;
  /** Builds what is missing, so that the first visitor does not wait for it. */
  ready(): Promise<void>;
  /** Says that this process changed a mod: the next question looks for changes at once. */
  expectChange(): void;
  /** Closes the files and removes them. */
  close(): void;
}
