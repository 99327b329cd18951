import { LOCALES } from '@bigorna/domain/locales';
import { createBruteForce, isNearText, matchesFilters } from './brute-force.ts';
import { createFieldCheck, type Described, getPageTexts, meetsAll } from './fields.ts';
import { AT, type GoldenQuery, KINDS } from './queries.ts';

/**
 * Every golden query has two lists of mods. Right mods are what the visitor looks for: `expected` if found by hand, else
 * the nearest titles, or all mods whose fields meet the requirements. Related mods are no mistake among the results:
 * all words of the query are in their titles, tags, descriptions or names, as near as in the nearest title. For a list
 * by hand, only the right mods are related.
 *
 * recall@10: right results among the first ten, divided by the number of right mods (at most ten). Titles half a step
 * further than the nearest (singular for plural) also count as right results, capped at 1. precision@10: related results
 * among the first ten, divided by the number of these results. right@10: the same with right results only; it falls when
 * the mods that mention the right one follow it.
 *
 * If nothing is right, both are 1 without results and 0 with results. If something is right but nothing is found, both
 * are 0. The value of a set is the mean of its queries.
 */

/** Least recall@10 and precision@10: of all queries, of each language, and of the queries that people type every day. */
export const LEAST = { recall: 0.95, precision: 0.9, ofLanguage: 0.9, everyday: 0.85 } as const;

/** Number of synthetic mods in the catalogue for which `expected` was written. */
export const DISTRACTORS = 3000;

export interface Score {
  readonly query: GoldenQuery;
  readonly recall: number;
  readonly precision: number;
  /** Share of right results among the first ten. */
  readonly exactness: number;
  /** The first ten results. */
  readonly answered: readonly string[];
}

interface Judged {
  readonly right: readonly string[];
  /** Number of right mods for a recall of 1; at most ten of them count. */
  readonly sought: number;
  readonly isRelated: (id: string) => boolean;
}

/** The mods of a golden catalogue, and how to read the long description of one. */
export interface GoldenCatalogue {
  readonly mods: readonly Described[];
  readonly readDescription: (id: string) => string;
}

const createJudge = ({ mods, readDescription }: GoldenCatalogue) => {
  const findNearTitles = createBruteForce(mods);
  const findFitting = createFieldCheck(mods);
  const known = new Map(mods.map((mod) => [mod.id, mod]));
  const check = (id: string, isRelated: (mod: Described, texts: string[]) => boolean): boolean => {
    const mod = known.get(id);
    return mod !== undefined && isRelated(mod, getPageTexts(mod, readDescription(id)));
  };
  return ({ by, text, filters, expected, right: requirements = [] }: GoldenQuery): Judged => {
    if (by === 'hand') return { right: expected, sought: expected.length, isRelated: (id) => expected.includes(id) };
    if (by === 'fields') {
      const right = findFitting(requirements);
      const isRelated = (id: string) => check(id, (mod, texts) => meetsAll(mod, requirements, texts));
      return { right, sought: right.length, isRelated };
    }
    const { ids, nearest, best } = findNearTitles(text, filters);
    const isRelated = (id: string) =>
      ids.includes(id) ||
      check(id, (mod, texts) => matchesFilters(mod, filters) && isNearText(text, texts.join(' '), best));
    return { right: ids, sought: nearest, isRelated };
  };
};

/** Share of good results; without results, whether nothing was sought. */
const getShare = (answered: readonly string[], isGood: (id: string) => boolean, sought: number): number =>
  answered.length === 0 ? Number(sought === 0) : answered.filter(isGood).length / answered.length;

/** Runs the queries on an engine that contains the mods of the catalogue. */
export const scoreQueries = async (
  queries: readonly GoldenQuery[],
  catalogue: GoldenCatalogue,
  search: (query: GoldenQuery) => Promise<readonly string[]>,
): Promise<Score[]> => {
  const judge = createJudge(catalogue);
  const scores: Score[] = [];
  for (const query of queries) {
    const answered = (await search(query)).slice(0, AT);
    const { right, sought, isRelated } = judge(query);
    const found = answered.filter((id) => right.includes(id)).length;
    scores.push({
      query,
      answered,
      recall: sought === 0 ? Number(answered.length === 0) : Math.min(1, found / Math.min(AT, sought)),
      precision: getShare(answered, isRelated, sought),
      exactness: getShare(answered, (id) => right.includes(id), sought),
    });
  }
  return scores;
};

const mean = (scores: readonly Score[], figure: 'recall' | 'precision' | 'exactness'): number =>
  scores.reduce((sum, score) => sum + score[figure], 0) / scores.length;

export const getMeanRecall = (scores: readonly Score[]): number => mean(scores, 'recall');
export const getMeanPrecision = (scores: readonly Score[]): number => mean(scores, 'precision');

/** The scores of each language, with the queries that its speakers type. */
export const groupByLanguage = (scores: readonly Score[]): [string, Score[]][] =>
  LOCALES.map((locale) => [locale, scores.filter(({ query }) => query.in.includes(locale))]);

/** Recall and precision per kind, per language and in total, as the rows of a table. */
export const getScoreRows = (scores: readonly Score[]): string[][] => {
  const groups: [string, readonly Score[]][] = [
    ...KINDS.map((kind): [string, Score[]] => [kind, scores.filter(({ query }) => query.kind === kind)]),
    ...groupByLanguage(scores),
    ['all', scores],
  ];
  return groups.map(([name, some]) => [
    name,
    String(some.length),
    getMeanRecall(some).toFixed(3),
    getMeanPrecision(some).toFixed(3),
    mean(some, 'exactness').toFixed(3),
  ]);
};

/** One line per query that misses right mods or shows unrelated ones. */
export const formatMisses = (scores: readonly Score[]): string[] =>
  scores
    .filter(({ recall, precision }) => recall < 1 || precision < 1)
    .map(({ query, recall, precision, answered }) => {
      const scored = `recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`;
      return `${query.text}: ${scored}, found ${answered.join(' ') || 'nothing'}`;
    });
