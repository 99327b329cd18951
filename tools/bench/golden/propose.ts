import { writeFileSync } from 'node:fs';
import { bruteForce } from './brute-force.ts';
import { distractors, wantedMods } from './golden-mods.ts';
import { AT, goldenQueries, QUERIES_FILE } from './queries.ts';
import { DISTRACTORS } from './recall.ts';

/**
 * Fills in `expected` of the queries whose answers follow from comparing titles, and shows them to be looked at:
 * `node tools/bench/golden/propose.ts`. Those found by hand stay as they are.
 */
const mods = [...wantedMods(), ...distractors(DISTRACTORS)];
const titles = new Map(mods.map(({ id, title }) => [id, title]));
const answersTo = bruteForce(mods);

const filled = goldenQueries().map((query) => {
  const { ids, nearest } = answersTo(query.text, query.filters);
  const isWanted = (id: string): boolean => !id.startsWith('synthetic-');
  const first = ids.slice(0, nearest);
  const ordered = [...first.filter(isWanted), ...first.filter((id) => !isWanted(id))];
  const expected = query.by === 'hand' ? query.expected : ordered.slice(0, AT);
  const shown = expected.slice(0, 4).map((id) => titles.get(id));
  console.log(
    `${query.kind.padEnd(12)} ${query.text.padEnd(28)} ${String(ids.length).padStart(5)}  ${shown.join(' | ')}`,
  );
  return { ...query, expected };
});
writeFileSync(QUERIES_FILE, filled.map((query) => `${JSON.stringify(query)}\n`).join(''));
