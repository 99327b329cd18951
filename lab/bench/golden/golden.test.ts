import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { createSqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { createBruteForce, type Titled } from './brute-force.ts';
import { createFieldCheck, type Described } from './fields.ts';
import { createGoldenSource, getDistractors, getExpectedMods } from './golden-mods.ts';
import { AT, type GoldenQuery, KINDS, readGoldenQueries } from './queries.ts';
import { DISTRACTORS, formatRecall, getMeanPrecision, getMeanRecall, scoreQueries } from './recall.ts';

const QUERIES = 548;
const LEAST_RECALL = 0.97;
const LEAST_PRECISION = 0.8;
const BUILD_MS = 60_000;

const mods: readonly Described[] = [...getExpectedMods(), ...getDistractors(DISTRACTORS)];
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
      if (by === 'fields') return fittingMods(right).length > 0 === (kind !== 'no hits');
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

  it('requires loader and version on the same pair', () => {
    const answersTo = createBruteForce(titled('Par'));
    expect(answersTo('par', { loader: ['forge'], game_version: ['1.21.4'] }).ids).toEqual(['Par']);
    expect(answersTo('par', { loader: ['fabric'], game_version: ['1.21.4'] }).ids).toEqual([]);
  });
});

describe('search', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = createSqliteCatalogue(createGoldenSource(DISTRACTORS));
    await catalogue.ready();
  }, BUILD_MS);
  afterAll(() => catalogue.close());

  it(`reaches recall@10 ${LEAST_RECALL} and precision@10 ${LEAST_PRECISION} (R003, R010)`, async () => {
    const scores = await scoreQueries(queries, mods, async ({ text, filters }) => {
      const { cards } = await catalogue.list(modsQuery.parse({ ...filters, q: text, limit: AT }));
      return cards.map(({ id }) => id);
    });
    console.log(formatRecall(scores).join('\n'));
    expect(getMeanRecall(scores)).toBeGreaterThanOrEqual(LEAST_RECALL);
    expect(getMeanPrecision(scores)).toBeGreaterThanOrEqual(LEAST_PRECISION);
  });
});
