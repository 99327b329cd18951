import { bruteForce, type Titled } from './brute-force.ts';
import { AT, type GoldenQuery, KINDS } from './queries.ts';

/**
 * recall@10 of a query: how many of the engine's first ten answers are right, divided by how many could be: the number
 * of nearest titles, at most ten. Where more than ten titles are right, any ten of them count; titles half a step
 * further than the nearest (singular for plural) count as right, but are not asked for. More than 1 counts as 1.
 * What is right is `expected` where it was found by hand, else every title that the brute-force comparison accepts in
 * the catalogue that is asked. The recall of a set is the mean over its queries.
 */

/** Synthetic mods in the catalogue that `expected` was found in. */
export const DISTRACTORS = 3000;

export interface Score {
  readonly query: GoldenQuery;
  readonly recall: number;
  /** The engine's first ten. */
  readonly answered: readonly string[];
}

export type Ask = (query: GoldenQuery) => Promise<readonly string[]>;

/** Puts the queries to an engine that holds `mods`. */
export const scoresOf = async (
  queries: readonly GoldenQuery[],
  mods: readonly Titled[],
  ask: Ask,
): Promise<Score[]> => {
  const answersTo = bruteForce(mods);
  const scores: Score[] = [];
  for (const query of queries) {
    const answered = (await ask(query)).slice(0, AT);
    const right =
      query.by === 'hand'
        ? { ids: query.expected, nearest: query.expected.length }
        : answersTo(query.text, query.filters);
    const hits = answered.filter((id) => right.ids.includes(id)).length;
    scores.push({ query, answered, recall: Math.min(1, hits / Math.min(AT, right.nearest)) });
  }
  return scores;
};

export const meanRecall = (scores: readonly Score[]): number =>
  scores.reduce((sum, { recall }) => sum + recall, 0) / scores.length;

/** The recall of each kind and of all, as lines of a table. */
export const recallLines = (scores: readonly Score[]): string[] => {
  const line = (name: string, some: readonly Score[]): string =>
    `${name.padEnd(12)} ${String(some.length).padStart(4)} queries  recall@${AT} ${meanRecall(some).toFixed(4)}`;
  return [
    ...KINDS.map((kind) =>
      line(
        kind,
        scores.filter(({ query }) => query.kind === kind),
      ),
    ),
    line('all', scores),
  ];
};
