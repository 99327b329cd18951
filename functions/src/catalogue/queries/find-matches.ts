import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import type { Clause } from '../engine/text-matcher.ts';

/** Visible mods that match all clauses. */
export const findMatches = ({ matcher, state }: Engine, clauses: readonly Clause[]): Bitset => {
  const { matched } = matcher.match(clauses, state.next);
  const mods = new Bitset();
  state.live.each((num) => {
    if (matched[num] === clauses.length) mods.add(num);
  });
  return mods;
};
