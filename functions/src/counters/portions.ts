import { chunks } from '../platform/chunks.ts';
import type { Figures } from './figures.ts';

type Buckets = Figures['buckets'];

/** So few documents that a transaction stays small, so many that a slot over a large catalogue takes few of them. */
const BUCKETS_AT_ONCE = 20;
/**
 * Firestore adds to at most 500 fields of a document in one commit. A mod takes three of its `counts` and two of the
 * slot's `rollups`, and the moment of the change is one.
 */
const MODS_AT_ONCE = 150;

const modsOf = (buckets: Buckets) =>
  Object.entries(buckets).flatMap(([bucket, mods]) =>
    Object.entries(mods).map(([id, figures]) => ({ bucket, id, figures })),
  );

/** The figures of a slot in parts, each of which one transaction can add. */
export const portionsOf = (buckets: Buckets): Buckets[] =>
  chunks(Object.entries(buckets), BUCKETS_AT_ONCE)
    .flatMap((some) => chunks(modsOf(Object.fromEntries(some)), MODS_AT_ONCE))
    .map((mods) => {
      const portion: Buckets = {};
      for (const { bucket, id, figures } of mods) portion[bucket] = { ...portion[bucket], [id]: figures };
      return portion;
    });
