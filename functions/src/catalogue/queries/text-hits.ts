import type { Bitset } from '../engine/bitset.ts';

/** Hits of a text, before filters. */
export interface TextHits {
  bits: Bitset;
  /** Scores by mod number: 0 for no hit, higher is better. The next search overwrites them. */
  scores: Uint16Array;
  /** Corrected search text. */
  meant?: string;
}
