import { pauses } from './slices.ts';

export type Compare = (a: number, b: number) => number;

/** Sorted in a millisecond or two. */
const PIECE = 4096;

/** Two sorted lists as one. */
export const mergeSorted = (left: Uint32Array, right: Uint32Array, compare: Compare): Uint32Array => {
  const merged = new Uint32Array(left.length + right.length);
  let [i, j] = [0, 0];
  for (let end = 0; end < merged.length; end += 1) {
    const takesLeft = j === right.length || (i < left.length && compare(left[i] ?? 0, right[j] ?? 0) <= 0);
    merged[end] = (takesLeft ? left[i] : right[j]) ?? 0;
    if (takesLeft) i += 1;
    else j += 1;
  }
  return merged;
};

/** Sorts in slices: pieces first, then pairs of them merged until there is one. */
export const slicedSort = async (nums: readonly number[], compare: Compare): Promise<Uint32Array> => {
  const pause = pauses();
  let pieces: Uint32Array[] = [];
  for (let at = 0; at < nums.length; at += PIECE) {
    pieces.push(Uint32Array.from(nums.slice(at, at + PIECE)).sort(compare));
    await pause();
  }
  while (pieces.length > 1) {
    const merged: Uint32Array[] = [];
    for (let i = 0; i < pieces.length; i += 2) {
      const [left = new Uint32Array(0), right = new Uint32Array(0)] = pieces.slice(i, i + 2);
      merged.push(mergeSorted(left, right, compare));
      await pause();
    }
    pieces = merged;
  }
  return pieces[0] ?? new Uint32Array(0);
};
