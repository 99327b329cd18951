import type { Bitset } from '../engine/bitset.ts';
import type { SortColumn } from '../engine/sort-orders.ts';
import type { State } from '../engine/state.ts';

/** Maximum size of a set that is sorted. For a larger set, a scan of an existing order is faster. */
const GATHERED_MAX = 1000;

/** A page of a set, sorted by a column. */
export const getSortedPage = (
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
    const compare = orders.getCompare(column);
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

/** Histogram buffer for all possible scores, reused by each query. */
const counts = new Uint32Array(0x10000);

/** The scores on a page, best first, and the offset of the page among all mods with these scores. */
const findPageScores = (
  bits: Bitset,
  scores: Uint16Array,
  offset: number,
  limit: number,
): { reached: Map<number, { nums: number[]; needed: number }>; candidates: number; start: number } => {
  counts.fill(0);
  bits.each((num) => {
    const score = scores[num] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  });
  const reached = new Map<number, { nums: number[]; needed: number }>();
  let before = 0;
  let candidates = 0;
  let start = 0;
  for (let score = counts.length - 1; score >= 0 && before < offset + limit; score -= 1) {
    const count = counts[score] ?? 0;
    if (count > 0 && before + count > offset) {
      if (reached.size === 0) start = offset - before;
      reached.set(score, { nums: [], needed: Math.min(count, offset + limit - before) });
      candidates += count;
    }
    before += count;
  }
  return { reached, candidates, start };
};

/**
 * A page of a set, best scores first; downloads break ties. Sorts only the mods whose scores occur on the page. If
 * these are many, scans the order by downloads instead.
 */
export const getRankedPage = (
  { orders }: State,
  bits: Bitset,
  scores: Uint16Array,
  offset: number,
  limit: number,
): number[] => {
  const { reached, candidates, start } = findPageScores(bits, scores, offset, limit);
  const buckets = [...reached.values()];
  const lowest = Math.min(...reached.keys());
  if (candidates <= GATHERED_MAX) {
    bits.each((num) => {
      const score = scores[num] ?? 0;
      if (score >= lowest) reached.get(score)?.nums.push(num);
    });
    const compare = orders.getCompare('downloads');
    for (const { nums } of buckets) nums.sort((a, b) => compare(b, a));
  } else {
    const order = orders.by('downloads');
    let missing = buckets.reduce((sum, { needed }) => sum + needed, 0);
    for (let i = order.length - 1; i >= 0 && missing > 0; i -= 1) {
      const num = order[i] ?? 0;
      const score = scores[num] ?? 0;
      if (score < lowest || !bits.has(num)) continue;
      const bucket = reached.get(score);
      if (bucket === undefined || bucket.nums.length === bucket.needed) continue;
      bucket.nums.push(num);
      missing -= 1;
    }
  }
  return buckets.flatMap(({ nums }) => nums).slice(start, start + limit);
};
