import { Bitset } from './bitset.ts';

/** What kinds of values mods are grouped by; `pair` is `loader@game version` of one release, `deleted` those thrown away. */
export const FACETS = [
  'content_type',
  'access',
  'featured',
  'status',
  'category',
  'loader',
  'version',
  'pair',
  'deleted',
] as const;
export type Facet = (typeof FACETS)[number];

const NONE = new Bitset();

/** For each value of a facet, the mods that have it. */
export class FacetSets {
  readonly #sets: Record<Facet, Map<string, Bitset>> = {
    content_type: new Map(),
    access: new Map(),
    featured: new Map(),
    status: new Map(),
    category: new Map(),
    loader: new Map(),
    version: new Map(),
    pair: new Map(),
    deleted: new Map(),
  };

  /** The mods with a value; an empty set for a value nobody has. */
  of(facet: Facet, value: string): Bitset {
    return this.#sets[facet].get(value) ?? NONE;
  }

  /** The values that occur, each with its mods. */
  values(facet: Facet): ReadonlyMap<string, Bitset> {
    return this.#sets[facet];
  }

  add(facet: Facet, value: string, num: number): void {
    this.put(facet, value).add(num);
  }

  /** The set of a value, made where there is none yet. */
  put(facet: Facet, value: string, bits?: Bitset): Bitset {
    const set = bits ?? this.#sets[facet].get(value) ?? new Bitset();
    this.#sets[facet].set(value, set);
    return set;
  }

  /** Takes a mod out of everything. */
  remove(num: number): void {
    for (const facet of FACETS) for (const set of this.#sets[facet].values()) set.delete(num);
  }
}
