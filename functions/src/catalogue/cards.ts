import { type ModCard, modCard, type StaffModCard, staffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { getWaitingSince } from '@bigorna/domain/mod-status';
import { getMeanRating } from '@bigorna/domain/rating';
import { z } from 'zod';
import type { Engine } from './engine/engine.ts';
import type { State } from './engine/state.ts';
import type { IndexedMod } from './indexed-mod.ts';

/**
 * Card fields that the index file stores as JSON. Fields with their own column are omitted. So are counts, which change
 * often, and compatibility pairs, which `FacetSets` stores.
 */
const jsonCard = staffModCard.omit({
  id: true,
  slug: true,
  status: true,
  updated_at: true,
  download_url: true,
  compat: true,
  views: true,
  downloads: true,
  favorites: true,
  comments: true,
  rating: true,
  ratings: true,
});

/** The index file stores the values by position, so a change of this list needs a new `SCHEMA_VERSION`. */
export const JSON_FIELDS = jsonCard.keyof().options;
const storedValues = z.array(z.unknown()).length(JSON_FIELDS.length);

/** The stored card of a mod: its values in a fixed order. Field names would take a third of the file. */
export const serializeCard = (mod: IndexedMod): string => {
  const card = jsonCard.parse({
    ...mod,
    published_at: mod.published_at?.toISOString() ?? null,
    released_at: mod.released_at?.toISOString() ?? null,
    deleted_at: mod.deleted_at?.toISOString() ?? null,
    submitted_at: getWaitingSince(mod),
  });
  return JSON.stringify(JSON_FIELDS.map((name) => card[name]));
};

const [TITLE, THUMBNAIL] = [JSON_FIELDS.indexOf('title'), JSON_FIELDS.indexOf('thumbnail_url')];

/** Title and thumbnail of a stored card, without the checks of a whole card. */
export const getStoredTitleAndThumbnail = (stored: string): { title: string; thumbnail_url: string | null } => {
  const values = storedValues.parse(JSON.parse(stored));
  const thumbnail = values[THUMBNAIL];
  return { title: String(values[TITLE]), thumbnail_url: typeof thumbnail === 'string' ? thumbnail : null };
};

const BY_NUM = `
  SELECT m.id AS id, m.slug AS slug, m.status AS status, m.updated AS updated, m.card AS card, c.views AS views, c.downloads AS downloads, c.favorites AS favorites, c.comments AS comments,
    c.ratings AS ratings, c.stars AS stars
  FROM mods m LEFT JOIN counts c ON c.id = m.id WHERE m.num = :num`;

const getCompat = ({ facets }: State, num: number): string[] =>
  [...facets.values('pair')].flatMap(([pair, mods]) => (mods.has(num) ? [pair] : [])).sort();

const readRawCard = ({ file, state }: Engine, num: number): Record<string, unknown>[] => {
  const row = file.row(BY_NUM, { num });
  if (row === undefined) return [];
  const values = storedValues.parse(JSON.parse(String(row.card)));
  const [ratings, stars] = [Number(row.ratings ?? 0), Number(row.stars ?? 0)];
  return [
    {
      ...Object.fromEntries(JSON_FIELDS.map((name, i) => [name, values[i]])),
      id: row.id,
      slug: row.slug,
      status: row.status,
      updated_at: new Date(Number(row.updated)).toISOString(),
      download_url: `/mods/${row.slug}/download`,
      compat: getCompat(state, num),
      views: row.views ?? 0,
      downloads: row.downloads ?? 0,
      favorites: row.favorites ?? 0,
      comments: row.comments ?? 0,
      ratings,
      rating: getMeanRating({ ratings, stars }),
    },
  ];
};

/** Staff cards of mods by number, in the given order. */
export const getStaffCards = (engine: Engine, nums: readonly number[]): StaffModCard[] =>
  nums.flatMap((num) => readRawCard(engine, num)).map((card) => staffModCard.parse(card));

/** Public cards: without the fields that only staff may see. */
export const getPublicCards = (engine: Engine, nums: readonly number[]): ModCard[] =>
  nums.flatMap((num) => readRawCard(engine, num)).map((card) => modCard.parse(card));
