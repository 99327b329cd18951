import { Bitset } from './bitset.ts';

/**
 * Facets of mods. `language` has no region. `pair` is `loader@game version` of one release. `deleted` marks
 * soft-deleted mods.
 */
export const FACETS = [
  'content_type',
  'access',
  'featured',
  'status',
  'category',
  'side',
  'language',
  'loader',
  'version',
  'pair',
  'deleted',
] as const;
export type Facet = (typeof FACETS)[number];

const EMPTY = new Bitset();

/** Sets of mods by facet and value. */
export class FacetSets {
  readonly #sets = Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as Record<Facet, Map<string, Bitset>>;

  /** Mods with a value; empty for an unknown value. */
  get(facet: Facet, value: string): Bitset {
    return this.#sets[facet].get(value) ?? EMPTY;
  }

  /** Existing values with their mods. */
  values(facet: Facet): ReadonlyMap<string, Bitset> {
    return this.#sets[facet];
  }

  add(facet: Facet, value: string, num: number): void {
    this.put(facet, value).add(num);
  }

  /** Returns the set of a value, and creates a missing set. `bits` replaces the set if given. */
  put(facet: Facet, value: string, bits?: Bitset): Bitset {
    const set = bits ?? this.#sets[facet].get(value) ?? new Bitset();
    this.#sets[facet].set(value, set);
    return set;
  }

  /** Removes a mod from all sets. */
  remove(num: number): void {
    for (const facet of FACETS) for (const set of this.#sets[facet].values()) set.delete(num);
  }
}
