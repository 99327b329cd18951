import {
  CATEGORIES,
  type ContentType,
  LOADERS_BY_TYPE,
  type Loader,
  SIDES,
  toCompatPair,
} from '@bigorna/domain/catalogue-terms';
import { getCountsBucket } from '@bigorna/domain/counts-bucket';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { toDay } from '@bigorna/domain/trending';
import type { IndexedMod } from '../../../functions/src/catalogue/indexed-mod.ts';
import { slugify } from '../../../functions/src/mods/stored/slugify.ts';
import { SAMPLE_BEDROCK_VERSIONS, SAMPLE_JAVA_VERSIONS } from '../../../tools/seed/content/game-versions.ts';
import { createRandom, type Random } from '../../../tools/seed/random.ts';
import { createNameWord, generateText, generateTitle } from './text.ts';
import type { TextLanguage } from './vocabulary.ts';
import { createZipf } from './zipf.ts';

const PREFIX = 'synthetic-';
const RELEASES = 10;
/** Newest date of a synthetic mod. A fixed date, so that every run creates the same mods. */
export const NEWEST = Date.UTC(2026, 10, 1);
const OLDEST_DAYS = 2400;
const AUTHORS = 9000;
/** Downloads follow a Pareto distribution, as Zipf's law implies. */
const DOWNLOADS = { least: 12, exponent: 0.95, most: 60_000_000 };
const COUNTED_DAYS = 14;

const TEXT_LANGUAGES: readonly TextLanguage[] = [
  ...Array<TextLanguage>(48).fill('pt'),
  ...Array<TextLanguage>(48).fill('en'),
  'zh',
  'zh',
  'zh',
];
const LOCALES_BY_TEXT_LANGUAGE = { pt: 'pt-BR', en: 'en-US', zh: 'zh-CN' } as const;
const HIDDEN: readonly ModStatus[] = ['draft', 'pending', 'rejected', 'archived'];
const HIDDEN_SHARE = 0.06;

const drawCategory = createZipf(CATEGORIES.length, 0.7);
const drawAuthor = createZipf(AUTHORS, 0.8);
const drawVersion = createZipf(SAMPLE_JAVA_VERSIONS.length, 0.6);
const drawLoader = createZipf(LOADERS_BY_TYPE.mod.length, 0.9);

/** Document id by number. Ids sort like numbers. */
export const toSyntheticId = (index: number): string => `${PREFIX}${String(index).padStart(7, '0')}`;
export const parseSyntheticIndex = (id: string): number => Number(id.slice(PREFIX.length));

const AUTHOR_NAMES = Array.from({ length: AUTHORS }, (_, rank) => {
  const random = createRandom(`synthetic:author:${rank}`);
  const language: TextLanguage = random.chance(0.5) ? 'pt' : 'en';
  const name = `${createNameWord(random, language)}${random.pick(['', ' ', '_'])}${createNameWord(random, language)}`;
  return random.chance(0.4) ? `${name}${random.int(2, 99)}` : name;
});

/**
 * Pairs of ten releases. Each release supports one to four versions and one to three loaders; the newest version is
 * first.
 */
const generateCompat = (random: Random, content_type: ContentType): string[] => {
  const versions: readonly string[] = content_type === 'mod' ? SAMPLE_JAVA_VERSIONS : SAMPLE_BEDROCK_VERSIONS;
  const at = Math.min(drawVersion(random.next), versions.length - 1);
  const home: Loader = content_type === 'mod' ? (LOADERS_BY_TYPE.mod[drawLoader(random.next)] ?? 'fabric') : 'bedrock';
  const others = content_type === 'mod' ? random.pickMany(LOADERS_BY_TYPE.mod.slice(0, 4), random.int(0, 2)) : [];
  const pairs = new Set<string>();
  for (let release = 0; release < RELEASES; release += 1) {
    const newest = Math.min(versions.length - 1, at + random.int(0, Math.ceil(release / 2)));
    const loaders = random.chance(0.6) ? [home, ...others] : [home];
    for (const version of versions.slice(newest, newest + random.int(1, 4))) {
      for (const loader of loaders) pairs.add(toCompatPair(loader, version));
    }
  }
  return [...pairs];
};

const getParts = (index: number) => {
  const random = createRandom(`synthetic:${index}`);
  const language = random.pick(TEXT_LANGUAGES);
  return { random, language, title: generateTitle(random, language) };
};

/** The mod with this number, without its long description. Depends on the number only. */
export const createSyntheticMod = (index: number): Omit<IndexedMod, 'description'> => {
  const { random, language, title } = getParts(index);
  const content_type: ContentType = random.chance(0.72) ? 'mod' : 'addon';
  const compat = generateCompat(random, content_type);
  const [loader, minecraft_version] = (compat[0] ?? '').split('@');
  const published = NEWEST - Math.floor(random.next() ** 1.7 * OLDEST_DAYS * DAY_MS);
  const updated = published + Math.floor(random.next() * (NEWEST - published));
  return {
    id: toSyntheticId(index),
    slug: `${slugify(title).slice(0, 60)}-${index.toString(36)}`,
    title,
    author: AUTHOR_NAMES[drawAuthor(random.next)] ?? 'Ana',
    short_description: generateText(random, language, random.int(8, 16)),
    language: LOCALES_BY_TEXT_LANGUAGE[language],
    content_type,
    access: random.chance(0.08) ? 'premium' : 'public',
    status: random.chance(HIDDEN_SHARE) ? random.pick(HIDDEN) : 'approved',
    deleted_at: null,
    featured: random.chance(0.002),
    version: `${random.int(0, 6)}.${random.int(0, 20)}.${random.int(0, 9)}`,
    minecraft_version: minecraft_version ?? '',
    loader: LOADERS_BY_TYPE[content_type].find((name) => name === loader) ?? null,
    side: content_type === 'mod' ? createRandom(`synthetic:side:${index}`).pick([...SIDES, null]) : null,
    file_size: random.int(8_000, 9_000_000),
    categories: [...new Set(Array.from({ length: random.int(1, 3) }, () => drawCategory(random.next)))].flatMap(
      (at) => CATEGORIES[at] ?? [],
    ),
    tags: [...new Set(Array.from({ length: random.int(2, 5) }, () => createNameWord(random, language)))],
    compat,
    thumbnail_url: random.chance(0.8) ? `/media/mods/${toSyntheticId(index)}/thumbnail.webp` : null,
    counts_bucket: getCountsBucket(index),
    published_at: new Date(published),
    released_at: new Date(updated),
    created_at: new Date(published - DAY_MS),
    updated_at: new Date(updated),
  };
};

/** The long description of the mod with this number, as Markdown. */
export const createSyntheticDescription = (index: number): string => {
  const { language } = getParts(index);
  const random = createRandom(`synthetic:description:${index}`);
  const length = random.int(60, 100);
  const first = Math.floor(length / 2);
  return `${generateText(random, language, first)}\n\n## ${createNameWord(random, language)}\n\n${generateText(random, language, length - first)}`;
};

/** The counts of the mod with this number. The last day of `recent` is `today`. */
export const createSyntheticCounts = (index: number, today: Date): ModCounts => {
  const random = createRandom(`synthetic:counts:${index}`);
  const { least, exponent, most } = DOWNLOADS;
  const downloads = Math.min(most, Math.floor(least / random.next() ** (1 / exponent)) - least);
  const daily = (downloads / 900) * random.next() * 2;
  const recent: ModCounts['recent'] = {};
  for (let age = 0; age < COUNTED_DAYS; age += 1) {
    const count = Math.floor(daily * (0.5 + random.next()) + random.next() * 0.3);
    if (count > 0) recent[toDay(new Date(today.getTime() - age * DAY_MS))] = count;
  }
  const ratings = Math.floor(downloads * 0.002);
  return {
    views: downloads * 3 + random.int(0, 40),
    downloads,
    favorites: Math.floor(downloads * 0.02),
    comments: Math.floor(downloads * 0.004),
    ratings,
    stars: Math.floor(ratings * (3 + random.next() * 2)),
    recent,
  };
};
