import { CATEGORIES, type ContentType, compatPair, LOADERS_OF, type Loader } from '@bigorna/domain/catalogue-terms';
import { countsBucketFor } from '@bigorna/domain/counts-bucket';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { BEDROCK_VERSIONS, JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { DAY_MS } from '@bigorna/domain/limits';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { slugify } from '@bigorna/domain/slug';
import { dayOf } from '@bigorna/domain/trending';
import type { IndexedMod } from '../../../functions/src/catalogue/indexed-mod.ts';
import { type Random, randomOf } from '../../seed/random.ts';
import { nameWord, textOf, titleOf } from './text.ts';
import type { Tongue } from './vocabulary.ts';
import { zipfOf } from './zipf.ts';

const PREFIX = 'synthetic-';
const RELEASES = 10;
/** No mod is newer than this moment, so that the same mods come out on any day. */
export const NEWEST = Date.UTC(2026, 10, 1);
const OLDEST_DAYS = 2400;
const AUTHORS = 9000;
/** Downloads follow a Pareto law, which is Zipf's seen from the other side. */
const DOWNLOADS = { least: 12, exponent: 0.95, most: 60_000_000 };
const COUNTED_DAYS = 14;

const TONGUES: readonly Tongue[] = [...Array<Tongue>(48).fill('pt'), ...Array<Tongue>(48).fill('en'), 'zh', 'zh', 'zh'];
const HIDDEN: readonly ModStatus[] = ['draft', 'pending', 'rejected', 'archived'];
const HIDDEN_SHARE = 0.06;

const drawCategory = zipfOf(CATEGORIES.length, 0.7);
const drawAuthor = zipfOf(AUTHORS, 0.8);
const drawVersion = zipfOf(JAVA_VERSIONS.length, 0.6);
const drawLoader = zipfOf(LOADERS_OF.mod.length, 0.9);

/** The document id of the mod with a number; ids sort as the numbers do. */
export const syntheticId = (index: number): string => `${PREFIX}${String(index).padStart(7, '0')}`;
export const syntheticIndex = (id: string): number => Number(id.slice(PREFIX.length));

const AUTHOR_NAMES = Array.from({ length: AUTHORS }, (_, rank) => {
  const random = randomOf(`synthetic:author:${rank}`);
  const tongue: Tongue = random.chance(0.5) ? 'pt' : 'en';
  const name = `${nameWord(random, tongue)}${random.pick(['', ' ', '_'])}${nameWord(random, tongue)}`;
  return random.chance(0.4) ? `${name}${random.int(2, 99)}` : name;
});

/** The pairs of ten releases, each for one to four versions and one to three loaders, back from the mod's newest version. */
const compatOf = (random: Random, content_type: ContentType): string[] => {
  const versions: readonly string[] = content_type === 'mod' ? JAVA_VERSIONS : BEDROCK_VERSIONS;
  const at = Math.min(drawVersion(random.next), versions.length - 1);
  const home: Loader = content_type === 'mod' ? (LOADERS_OF.mod[drawLoader(random.next)] ?? 'fabric') : 'bedrock';
  const others = content_type === 'mod' ? random.some(LOADERS_OF.mod.slice(0, 4), random.int(0, 2)) : [];
  const pairs = new Set<string>();
  for (let release = 0; release < RELEASES; release += 1) {
    const newest = Math.min(versions.length - 1, at + random.int(0, Math.ceil(release / 2)));
    const loaders = random.chance(0.6) ? [home, ...others] : [home];
    for (const version of versions.slice(newest, newest + random.int(1, 4))) {
      for (const loader of loaders) pairs.add(compatPair(loader, version));
    }
  }
  return [...pairs];
};

const partsOf = (index: number) => {
  const random = randomOf(`synthetic:${index}`);
  const tongue = random.pick(TONGUES);
  return { random, tongue, title: titleOf(random, tongue) };
};

/** The mod with a number, without its long description. It depends on the number alone. */
export const syntheticMod = (index: number): Omit<IndexedMod, 'description'> => {
  const { random, tongue, title } = partsOf(index);
  const content_type: ContentType = random.chance(0.72) ? 'mod' : 'addon';
  const compat = compatOf(random, content_type);
  const [loader, minecraft_version] = (compat[0] ?? '').split('@');
  const published = NEWEST - Math.floor(random.next() ** 1.7 * OLDEST_DAYS * DAY_MS);
  const updated = published + Math.floor(random.next() * (NEWEST - published));
  return {
    id: syntheticId(index),
    slug: `${slugify(title).slice(0, 60)}-${index.toString(36)}`,
    title,
    author: AUTHOR_NAMES[drawAuthor(random.next)] ?? 'Ana',
    short_description: textOf(random, tongue, random.int(8, 16)),
    language: 'pt-BR',
    content_type,
    access: random.chance(0.08) ? 'premium' : 'public',
    status: random.chance(HIDDEN_SHARE) ? random.pick(HIDDEN) : 'approved',
    deleted_at: null,
    featured: random.chance(0.002),
    version: `${random.int(0, 6)}.${random.int(0, 20)}.${random.int(0, 9)}`,
    minecraft_version: minecraft_version ?? '',
    loader: LOADERS_OF[content_type].find((name) => name === loader) ?? null,
    file_size: random.int(8_000, 9_000_000),
    categories: [...new Set(Array.from({ length: random.int(1, 3) }, () => drawCategory(random.next)))].flatMap(
      (at) => CATEGORIES[at] ?? [],
    ),
    tags: [...new Set(Array.from({ length: random.int(2, 5) }, () => nameWord(random, tongue)))],
    compat,
    thumbnail_url: random.chance(0.8) ? `/media/mods/${syntheticId(index)}/thumbnail.webp` : null,
    counts_bucket: countsBucketFor(index),
    published_at: new Date(published),
    created_at: new Date(published - DAY_MS),
    updated_at: new Date(updated),
  };
};

/** The long description of the mod with a number, as Markdown. */
export const syntheticDescription = (index: number): string => {
  const { tongue } = partsOf(index);
  const random = randomOf(`synthetic:description:${index}`);
  const length = random.int(60, 100);
  const first = Math.floor(length / 2);
  return `${textOf(random, tongue, first)}\n\n## ${nameWord(random, tongue)}\n\n${textOf(random, tongue, length - first)}`;
};

/** The figures of the mod with a number; the days of `recent` end with `today`. */
export const syntheticCounts = (index: number, today: Date): ModCounts => {
  const random = randomOf(`synthetic:counts:${index}`);
  const { least, exponent, most } = DOWNLOADS;
  const downloads = Math.min(most, Math.floor(least / random.next() ** (1 / exponent)) - least);
  const daily = (downloads / 900) * random.next() * 2;
  const recent: ModCounts['recent'] = {};
  for (let age = 0; age < COUNTED_DAYS; age += 1) {
    const count = Math.floor(daily * (0.5 + random.next()) + random.next() * 0.3);
    if (count > 0) recent[dayOf(new Date(today.getTime() - age * DAY_MS))] = count;
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
