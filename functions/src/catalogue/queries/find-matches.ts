import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import type { Clause } from '../engine/text-matcher.ts';

/** Visible mods that match all clauses. */
export const findMatches = ({ matcher, state }: Engine, clauses: readonly Clause[]): Bitset => {
  const mods = new Bitset();
  const matches = matcher.match(clauses, state.next);
  if (matches === undefined) return mods;
  state.live.each((num) => {
    if (matches.matched[num] === clauses.length) mods.add(num);
  });
  return mods;
};

/** Whether any visible mod matches all clauses. */
export const hasMatch = ({ matcher, state }: Engine, clauses: readonly Clause[]): boolean => {
  const matches = matcher.match(clauses, state.next);
  return (
    matches?.matched.subarray(0, state.next).some((count, num) => count === clauses.length && state.live.has(num)) ??
    false
  );
};
