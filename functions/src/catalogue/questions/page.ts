import type { Bitset } from '../engine/bitset.ts';
import type { SortColumn } from '../engine/sort-orders.ts';
import type { State } from '../engine/state.ts';

/** So few are gathered and sorted; for more, walking along a ready order is quicker. */
const GATHERED_MAX = 1000;

/** A part of a set in the order of a column. */
export const sortedPage = (
  { orders }: State,
  bits: Bitset,
  total: number,
  [column, descending]: readonly [SortColumn, boolean],
  offset: number,
  limit: number,
): number[] => {
  if (offset >= total) return [];
  const sign = descending ? -1 : 1;
  if (total <= GATHERED_MAX) {
    const compare = orders.comparing(column);
    return bits
      .toArray()
      .sort((a, b) => sign * compare(a, b))
      .slice(offset, offset + limit);
  }
  const order = orders.by(column);
  const page: number[] = [];
  let skipped = 0;
  for (let i = descending ? order.length - 1 : 0; i >= 0 && i < order.length && page.length < limit; i += sign) {
    const num = order[i] ?? 0;
    if (!bits.has(num)) continue;
    if (skipped < offset) skipped += 1;
    else page.push(num);
  }
  return page;
};

/** Room for as many scores as there can be, used again by each question. */
const counts = new Uint32Array(0x10000);

/** Which scores a part of the hits reaches into, best first, and where the part begins among their mods. */
const reachedScores = (
  bits: Bitset,
  scores: Uint16Array,
  offset: number,
  limit: number,
): { reached: Map<number, { nums: number[]; wanted: number }>; candidates: number; start: number } => {
  counts.fill(0);
  bits.each((num) => {
    const score = scores[num] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  });
  const reached = new Map<number, { nums: number[]; wanted: number }>();
  let before = 0;
  let candidates = 0;
  let start = 0;
  for (let score = counts.length - 1; score >= 0 && before < offset + limit; score -= 1) {
    const count = counts[score] ?? 0;
    if (count > 0 && before + count > offset) {
      if (reached.size === 0) start = offset - before;
      reached.set(score, { nums: [], wanted: Math.min(count, offset + limit - before) });
      candidates += count;
    }
    before += count;
  }
  return { reached, candidates, start };
};

/**
 * A part of a set, best scores first, among equals those downloaded most. Only the scores that the part reaches into are put in
 * order: by sorting where they are few, else along the order by downloads.
 */
export const rankedPage = (
  { orders }: State,
  bits: Bitset,
  scores: Uint16Array,
  offset: number,
  limit: number,
): number[] => {
  const { reached, candidates, start } = reachedScores(bits, scores, offset, limit);
  const buckets = [...reached.values()];
  const lowest = Math.min(...reached.keys());
  if (candidates <= GATHERED_MAX) {
    bits.each((num) => {
      const score = scores[num] ?? 0;
      if (score >= lowest) reached.get(score)?.nums.push(num);
    });
    const compare = orders.comparing('downloads');
    for (const { nums } of buckets) nums.sort((a, b) => compare(b, a));
  } else {
    const order = orders.by('downloads');
    let missing = buckets.reduce((sum, { wanted }) => sum + wanted, 0);
    for (let i = order.length - 1; i >= 0 && missing > 0; i -= 1) {
      const num = order[i] ?? 0;
      const score = scores[num] ?? 0;
      if (score < lowest || !bits.has(num)) continue;
      const bucket = reached.get(score);
      if (bucket === undefined || bucket.nums.length === bucket.wanted) continue;
      bucket.nums.push(num);
      missing -= 1;
    }
  }
  return buckets.flatMap(({ nums }) => nums).slice(start, start + limit);
};
