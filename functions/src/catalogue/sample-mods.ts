import { CATEGORIES, LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { slugify } from '@bigorna/domain/slug';
import type { IndexedMod } from './indexed-mod.ts';

/** Numbers that look random and are the same in every run (mulberry32). */
export const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Picks from lists by such numbers. */
export const picker = (random: () => number) => {
  const one = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => one(list))),
  ];
  return { one, some };
};

const WORDS = ['Céu', 'Aberto', 'Dragão', 'Machine', 'Água', 'Torch', 'Mini', 'Redstone', 'Pão', 'Sky', '模组', 'Lava'];

/** A mod with plausible fields; `fields` win. */
export const sampleMod = (id: string, fields: Partial<IndexedMod> = {}): IndexedMod => {
  const title = fields.title ?? `Mod ${id}`;
  const moment = new Date(Date.UTC(2026, 0, 1));
  return {
    id,
    slug: slugify(`${title} ${id}`),
    title,
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
    file_size: 1000,
    categories: [],
    tags: [],
    compat: [],
    thumbnail_url: null,
    counts_bucket: '0',
    published_at: moment,
    created_at: moment,
    updated_at: moment,
    deleted_at: null,
    ...fields,
  };
};

/** Many mods, the same for the same seed. Several share their moment, so that ties are met. */
export const sampleMods = (length: number, seed: number): IndexedMod[] => {
  const random = randomNumbers(seed);
  const { one, some } = picker(random);
  return Array.from({ length }, (_, i) => {
    const content_type = one(['mod', 'mod', 'addon'] as const);
    const loaders = some(LOADERS_OF[content_type], 3);
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 40)));
    return sampleMod(`m${i}`, {
      title: some(WORDS, 3).join(' ') || 'Sem nome',
      author: one(['Ana', 'João', "D'Ávila"]),
      short_description: some(WORDS, 4).join(' '),
      description: some(WORDS, 6).join(', '),
      content_type,
      access: one(ACCESS_TYPES),
      featured: random() < 0.2,
      loader: loaders[0] ?? null,
      categories: some(CATEGORIES.slice(0, 6), 3),
      tags: some(WORDS, 2),
      compat: loaders.flatMap((loader) => some(GAME_VERSIONS.slice(0, 5), 3).map((version) => `${loader}@${version}`)),
      published_at: day,
      updated_at: day,
    });
  });
};
