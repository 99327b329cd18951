import { type ModsQuery, modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { createSqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { createRandom, type Random } from '../../../tools/seed/random.ts';
import { createGoldenSource, getGoldenCatalogue } from './golden-mods.ts';
import { createRandomText } from './random-texts.ts';

const TEXTS = 5000;
const DISTRACTORS = 200;
const LIMIT_MS = 60_000;

const { mods } = getGoldenCatalogue(DISTRACTORS);
const words = mods.flatMap(({ title }) => title.split(' '));
let catalogue: Catalogue;

/** A query with a random text. Draws again if the text is empty after trimming: an empty text is no search. */
const createQuery = (random: Random): ModsQuery & { q: string } => {
  for (;;) {
    const { q, ...query } = modsQuery.parse({ q: createRandomText(random, words), facets: '1' });
    if (q) return { ...query, q };
  }
};

beforeAll(async () => {
  catalogue = createSqliteCatalogue(createGoldenSource(DISTRACTORS));
  await catalogue.ready();
});
afterAll(() => catalogue.close());

it(
  `${TEXTS} random texts cause no error and never list the whole catalogue (R003, R025)`,
  async () => {
    const random = createRandom('golden:random texts');
    const whole: string[] = [];
    let found = 0;
    for (let i = 0; i < TEXTS; i += 1) {
      const query = createQuery(random);
      const { total, did_you_mean } = await catalogue.list(query);
      if (total > 0) found += 1;
      if (total >= mods.length) whole.push(query.q);
      const suggestions = await catalogue.suggest(query.q);
      expect(suggestions.categories.length).toBeLessThanOrEqual(1);
      if (did_you_mean !== undefined) {
        const meant = await catalogue.list(modsQuery.parse({ q: did_you_mean }));
        expect(meant.total, did_you_mean).toBeGreaterThan(0);
      }
    }
    expect(whole).toEqual([]);
    // Otherwise the texts would be too strange to test anything.
    expect(found).toBeGreaterThan(TEXTS / 10);
  },
  LIMIT_MS,
);
