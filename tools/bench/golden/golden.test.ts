import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { sqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { askCatalogue } from './ask-catalogue.ts';
import { bruteForce, type Titled } from './brute-force.ts';
import { distractors, goldenSource, wantedMods } from './golden-mods.ts';
import { type GoldenQuery, goldenQueries, KINDS } from './queries.ts';
import { DISTRACTORS, meanRecall, recallLines, scoresOf } from './recall.ts';

const QUERIES = 300;
const LEAST_RECALL = 0.97;
const BUILD_MS = 60_000;

const mods: readonly Titled[] = [...wantedMods(), ...distractors(DISTRACTORS)];
const queries = goldenQueries();

describe('the golden queries', () => {
  it(`are ${QUERIES}, of every kind, no two the same`, () => {
    expect(queries).toHaveLength(QUERIES);
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(queries.map(({ text, filters }) => JSON.stringify([text, filters])))).toHaveLength(QUERIES);
  });

  it('expect mods that are there, and what comparing titles finds', () => {
    const known = new Set(mods.map(({ id }) => id));
    const answersTo = bruteForce(mods);
    const isRight = ({ by, text, filters, expected }: GoldenQuery): boolean => {
      const right = by === 'hand' ? expected : answersTo(text, filters).ids;
      return expected.every((id) => known.has(id) && right.includes(id));
    };
    expect(queries.filter((query) => !isRight(query))).toEqual([]);
  });
});

describe('the brute-force comparison', () => {
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
  ])('takes %s for %j', (text, ids) => {
    expect(bruteForce(titled('Beija-Flor', 'Fornalha', 'Gavião', '超级方块'))(text).ids).toEqual(ids);
  });

  it('wants loader and version on one pair', () => {
    const answersTo = bruteForce(titled('Par'));
    expect(answersTo('par', { loader: ['forge'], game_version: ['1.21.4'] }).ids).toEqual(['Par']);
    expect(answersTo('par', { loader: ['fabric'], game_version: ['1.21.4'] }).ids).toEqual([]);
  });
});

describe('search', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = sqliteCatalogue(goldenSource(DISTRACTORS));
    await catalogue.ready();
  }, BUILD_MS);
  afterAll(() => catalogue.close());

  it(`R003 R010 answers the golden queries with a recall@10 of at least ${LEAST_RECALL}`, async () => {
    const scores = await scoresOf(queries, mods, askCatalogue(catalogue));
    console.log(recallLines(scores).join('\n'));
    expect(meanRecall(scores)).toBeGreaterThanOrEqual(LEAST_RECALL);
  });
});
