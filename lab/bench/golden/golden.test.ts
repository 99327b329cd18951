import { LOCALES } from '@bigorna/domain/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { createSqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { createBruteForce, isNearText, type Titled } from './brute-force.ts';
import { createFieldCheck } from './fields.ts';
import { createGoldenSource, getGoldenCatalogue } from './golden-mods.ts';
import { type GoldenQuery, KINDS, readGoldenQueries } from './queries.ts';
import {
  DISTRACTORS,
  getMeanPrecision,
  getMeanRecall,
  groupByLanguage,
  LEAST,
  type Score,
  scoreQueries,
} from './recall.ts';
import { searchCatalogue } from './search-catalogue.ts';

const QUERIES = 716;
const QUERIES_OF_LANGUAGE = 100;
const BUILD_MS = 60_000;

const golden = getGoldenCatalogue(DISTRACTORS);
const { mods } = golden;
const queries = readGoldenQueries();

describe('golden queries', () => {
  it(`include ${QUERIES} distinct queries of every kind`, () => {
    expect(queries).toHaveLength(QUERIES);
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(queries.map(({ text, filters }) => JSON.stringify([text, filters])))).toHaveLength(QUERIES);
  });

  it('expect only results that their source confirms: list, titles or fields', () => {
    const known = new Set(mods.map(({ id }) => id));
    const answersTo = createBruteForce(mods);
    const fittingMods = createFieldCheck(mods);
    const isRight = ({ kind, by, text, filters, expected, right = [] }: GoldenQuery): boolean => {
      if (kind === 'no hits') return right.length === 0 && fittingMods([{ words: [text] }]).length === 0;
      if (by === 'fields') return fittingMods(right).length > 0;
      const ids = by === 'hand' ? expected : answersTo(text, filters).ids;
      return expected.length > 0 && expected.every((id) => known.has(id) && ids.includes(id));
    };
    expect(queries.filter((query) => !isRight(query))).toEqual([]);
  });
});

describe('brute-force comparison', () => {
  const titled = (...titles: readonly string[]): Titled[] =>
    titles.map((title) => ({ id: title, title, content_type: 'mod', compat: ['fabric@1.20.1', 'forge@1.21.4'] }));

  it.each([
    ['beija', ['Beija-Flor']],
    ['beijaflor', ['Beija-Flor']],
    ['fornlha', ['Fornalha']],
    ['fornalha x', []],
    ['gavioes', ['Gavião']],
    ['级方', ['超级方块']],
    ['级块', []],
  ])('matches the query %s with the titles %j', (text, ids) => {
    expect(createBruteForce(titled('Beija-Flor', 'Fornalha', 'Gavião', '超级方块'))(text).ids).toEqual(ids);
  });

  it.each([
    ['fornalha infinita', 'Combina com a Fornalha Infinita.', true],
    ['fornalha infinita', 'Uma fornalha sem fim.', false],
    ['fornlha', 'Uma fornalha.', false],
    ['熔炉', '给熔炉加燃料', true],
  ])('finds that a text names all of %s as near as the best title: %s %s', (query, text, expected) => {
    expect(isNearText(query, text, 0)).toBe(expected);
  });

  it('requires loader and version on the same pair', () => {
    const answersTo = createBruteForce(titled('Par'));
    expect(answersTo('par', { loader: ['forge'], game_version: ['1.21.4'] }).ids).toEqual(['Par']);
    expect(answersTo('par', { loader: ['fabric'], game_version: ['1.21.4'] }).ids).toEqual([]);
  });
});

describe('search', () => {
  let catalogue: Catalogue;
  let scores: Score[];
  beforeAll(async () => {
    catalogue = createSqliteCatalogue(createGoldenSource(DISTRACTORS));
    await catalogue.ready();
    scores = await scoreQueries(queries, golden, (query) => searchCatalogue(catalogue, query));
  }, BUILD_MS);
  afterAll(() => catalogue.close());

  it(`reaches recall@10 ${LEAST.recall} and precision@10 ${LEAST.precision} (R003, R010)`, () => {
    expect(getMeanRecall(scores)).toBeGreaterThanOrEqual(LEAST.recall);
    expect(getMeanPrecision(scores)).toBeGreaterThanOrEqual(LEAST.precision);
  });

  it(`reaches recall@10 and precision@10 ${LEAST.everyday} for everyday queries (R003, R010)`, () => {
    const some = scores.filter(({ query }) => query.kind === 'everyday');
    expect(getMeanRecall(some)).toBeGreaterThanOrEqual(LEAST.everyday);
    expect(getMeanPrecision(some)).toBeGreaterThanOrEqual(LEAST.everyday);
  });

  it.each(LOCALES)(`reaches recall@10 and precision@10 ${LEAST.ofLanguage} in %s (R003, R010)`, (locale) => {
    const some = groupByLanguage(scores).find(([name]) => name === locale)?.[1] ?? [];
    expect(some.length).toBeGreaterThanOrEqual(QUERIES_OF_LANGUAGE);
    expect(getMeanRecall(some)).toBeGreaterThanOrEqual(LEAST.ofLanguage);
    expect(getMeanPrecision(some)).toBeGreaterThanOrEqual(LEAST.ofLanguage);
  });
});
