import { LOADERS_BY_TYPE, toCompatPair } from '@bigorna/domain/catalogue-terms';
import type { IndexedMod } from '../../../functions/src/catalogue/indexed-mod.ts';
import type { Source } from '../../../functions/src/catalogue/source.ts';
import { slugify } from '../../../functions/src/mods/stored/slugify.ts';
import { buildMod } from '../../../tools/seed/build/mods.ts';
import { GENERATED_ENTRIES } from '../../../tools/seed/content/entries.ts';
import { SAMPLE_JAVA_VERSIONS } from '../../../tools/seed/content/game-versions.ts';
import { BASE } from '../../../tools/seed/dates.ts';
import { createSyntheticDescription, createSyntheticMod, parseSyntheticIndex } from '../synthetic/mods.ts';
import { createSyntheticSource } from '../synthetic/source.ts';
import type { GoldenCatalogue } from './recall.ts';
import { SPECIAL_PAIRS, SPECIAL_TITLES } from './special.ts';

const EVERY_PAIR = LOADERS_BY_TYPE.mod.flatMap((loader) =>
  SAMPLE_JAVA_VERSIONS.map((version) => toCompatPair(loader, version)),
);
/** Number of the synthetic mod whose texts the first special mod copies. Far above the numbers of the distractors. */
const TEXTS_FROM = 9_000_000;

const seedMods = (): IndexedMod[] =>
  GENERATED_ENTRIES.map(buildMod)
    .filter(({ card }) => card.status === 'approved')
    .map(({ id, card, details }) => ({ ...card, id, description: details.description }));

const specialMods = (): IndexedMod[] =>
  Object.entries(SPECIAL_TITLES)
    .flatMap(([kind, titles]) => titles.map((title, i) => ({ id: `special-${kind}-${i + 1}`, title })))
    .map(({ id, title }, i) => {
      const compat = [...(SPECIAL_PAIRS[title] ?? EVERY_PAIR)];
      const content_type = compat[0]?.startsWith('bedrock') ? 'addon' : 'mod';
      return {
        ...createSyntheticMod(TEXTS_FROM + i),
        description: createSyntheticDescription(TEXTS_FROM + i),
        id,
        title,
        slug: `${slugify(title)}-${id}`,
        author: 'Mão Própria',
        content_type,
        status: 'approved',
        tags: [],
        compat,
        loader: null,
        published_at: BASE,
        released_at: BASE,
        updated_at: BASE,
      };
    });

/** The expected mods of the golden queries: the approved mods of the seed, and the mods made by hand. */
export const getExpectedMods = (): IndexedMod[] => [...seedMods(), ...specialMods()];

/** The approved mods among the first `length` synthetic mods. They are noise for the golden queries. */
const getDistractors = (length: number): Omit<IndexedMod, 'description'>[] =>
  Array.from({ length }, (_, i) => createSyntheticMod(i)).filter(({ status }) => status === 'approved');

/** The mods of `createGoldenSource` that visitors can find. */
export const getGoldenCatalogue = (length: number): GoldenCatalogue => {
  const expectedMods = getExpectedMods();
  const descriptions = new Map(expectedMods.map(({ id, description }) => [id, description]));
  return {
    mods: [...expectedMods, ...getDistractors(length)],
    readDescription: (id) => descriptions.get(id) ?? createSyntheticDescription(parseSyntheticIndex(id)),
  };
};

/** A catalogue of the expected mods and `length` synthetic mods. */
export const createGoldenSource = (length: number): Source => {
  const expectedMods = getExpectedMods();
  const synthetic = createSyntheticSource(length);
  const descriptions = new Map(expectedMods.map(({ id, description }) => [id, description]));
  return {
    ...synthetic,
    async *mods(only) {
      yield { items: expectedMods, invalid: [], at: BASE };
      yield* synthetic.mods(only);
    },
    withDescriptions: async (mods) => {
      const [known, others] = [
        mods.filter(({ id }) => descriptions.has(id)),
        mods.filter(({ id }) => !descriptions.has(id)),
      ];
      return [
        ...known.map((mod) => ({ ...mod, description: descriptions.get(mod.id) ?? '' })),
        ...(await synthetic.withDescriptions(others)),
      ];
    },
  };
};
