import { createBruteForce, type Right } from './brute-force.ts';
import { createFieldCheck, type Described } from './fields.ts';
import { AT, type GoldenQuery, KINDS } from './queries.ts';

/**
 * recall@10 of a query: right results among the first ten, divided by the number of nearest titles (at most ten),
 * capped at 1. Titles half a step further than the nearest (singular for plural) also count as right. Right results are
 * `expected` if found by hand, else all titles that the brute-force comparison accepts, or all mods with matching
 * fields. precision@10: right results among the first ten, divided by the number of these results.
 *
 * If nothing is right, both are 1 without results and 0 with results. If something is right but nothing is found, both
 * are 0. The value of a set is the mean of its queries.
 */

/** Number of synthetic mods in the catalogue for which `expected` was written. */
export const DISTRACTORS = 3000;

export interface Score {
  readonly query: GoldenQuery;
  readonly recall: number;
  readonly precision: number;
  /** The first ten results. */
  readonly answered: readonly string[];
}

/** Runs the queries on an engine that contains `mods`. */
export const scoreQueries = async (
  queries: readonly GoldenQuery[],
  mods: readonly Described[],
  search: (query: GoldenQuery) => Promise<readonly string[]>,
): Promise<Score[]> => {
  const nearTitles = createBruteForce(mods);
  const fittingMods = createFieldCheck(mods);
  const getRight = ({ by, text, filters, expected, right }: GoldenQuery): Right => {
    if (by === 'titles') return nearTitles(text, filters);
    const ids = by === 'hand' ? expected : fittingMods(right ?? []);
    return { ids, nearest: ids.length };
  };
  const scores: Score[] = [];
  for (const query of queries) {
    const answered = (await search(query)).slice(0, AT);
    const { ids, nearest } = getRight(query);
    const hits = answered.filter((id) => ids.includes(id)).length;
    const share = (of: number): number => (of === 0 ? Number(answered.length === 0) : Math.min(1, hits / of));
    scores.push({
      query,
      answered,
      recall: share(Math.min(AT, nearest)),
      precision: answered.length === 0 ? Number(nearest === 0) : hits / answered.length,
    });
  }
  return scores;
};

const mean = (scores: readonly Score[], figure: 'recall' | 'precision'): number =>
  scores.reduce((sum, score) => sum + score[figure], 0) / scores.length;

export const getMeanRecall = (scores: readonly Score[]): number => mean(scores, 'recall');
export const getMeanPrecision = (scores: readonly Score[]): number => mean(scores, 'precision');

/** Queries with incomplete recall, then recall and precision per kind and in total, as table lines. */
export const formatRecall = (scores: readonly Score[]): string[] => {
  const line = (name: string, some: readonly Score[]): string =>
    [
      name.padEnd(18),
      `${String(some.length).padStart(4)} queries`,
      ` recall@${AT} ${getMeanRecall(some).toFixed(4)}`,
      ` precision@${AT} ${getMeanPrecision(some).toFixed(4)}`,
    ].join(' ');
  const missed = scores.filter(({ recall }) => recall < 1);
  return [
    ...missed.map(
      ({ query, recall, answered }) => `${query.text}: recall ${recall.toFixed(2)}, answered ${answered.join(' ')}`,
    ),
    ...KINDS.map((kind) =>
      line(
        kind,
        scores.filter(({ query }) => query.kind === kind),
      ),
    ),
    line('all', scores),
  ];
};
