import { CATEGORIES, LOADERS_BY_TYPE, SIDES } from '@bigorna/domain/catalogue-terms';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { createRandom } from '@bigorna/domain/random';
import type { IndexedMod } from './indexed-mod.ts';

/** Picks random items from lists. */
export const createPicker = (random: () => number) => {
  const one = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const some = <T>(list: readonly T[], max: number): T[] => [
    ...new Set(Array.from({ length: Math.floor(random() * (max + 1)) }, () => one(list))),
  ];
  return { one, some };
};

/** Game versions of the sample mods. */
export const SAMPLE_VERSIONS = ['1.21.4', '1.21.1', '1.20.6', '1.20.4', '1.20.1'] as const;
const WORDS = ['Céu', 'Aberto', 'Dragão', 'Machine', 'Água', 'Torch', 'Mini', 'Redstone', 'Pão', 'Sky', '模组', 'Lava'];

/** A mod with default fields. `fields` override them. */
export const createSampleMod = (id: string, fields: Partial<IndexedMod> = {}): IndexedMod => {
  const time = new Date(Date.UTC(2026, 0, 1));
  return {
    id,
    slug: `sample-${id}`,
    title: `Mod ${id}`,
    author: 'Ana',
    short_description: '',
    language: 'pt-BR',
    description: '',
    content_type: 'mod',
    access: 'public',
    status: 'approved',
    featured: false,
    version: '1.0.0',
    minecraft_version: '1.21.4',
    loader: 'fabric',
    side: null,
    file_size: 1000,
    categories: [],
    tags: [],
    compat: [],
    thumbnail_url: null,
    counts_bucket: '0',
    published_at: time,
    released_at: time,
    created_at: time,
    updated_at: time,
    deleted_at: null,
    ...fields,
  };
};

/** Many mods, deterministic for a seed. Several share a timestamp, to test ties. */
export const createSampleMods = (length: number, seed: number): IndexedMod[] => {
  const random = createRandom(seed);
  const { one, some } = createPicker(random);
  return Array.from({ length }, (_, i) => {
    const content_type = one(['mod', 'mod', 'addon'] as const);
    const loaders = some(LOADERS_BY_TYPE[content_type], 3);
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 40)));
    return createSampleMod(`m${i}`, {
      title: some(WORDS, 3).join(' ') || 'Sem nome',
      author: one(['Ana', 'João', "D'Ávila"]),
      short_description: some(WORDS, 4).join(' '),
      description: some(WORDS, 6).join(', '),
      content_type,
      access: one(ACCESS_TYPES),
      featured: random() < 0.2,
      loader: loaders[0] ?? null,
      side: one([null, ...SIDES]),
      language: one(LOCALES),
      categories: some(CATEGORIES.slice(0, 6), 3),
      tags: some(WORDS, 2),
      compat: loaders.flatMap((loader) => some(SAMPLE_VERSIONS, 3).map((version) => `${loader}@${version}`)),
      published_at: day,
      released_at: one([day, new Date(day.getTime() + 86_400_000)]),
      updated_at: day,
    });
  });
};
