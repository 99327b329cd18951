import { type ModCard, modCard, type StaffModCard, staffModCard } from '@bigorna/domain/endpoints/mods';
import { ratingOf } from '@bigorna/domain/rating';
import { z } from 'zod';
import type { Engine } from './engine/engine.ts';
import type { State } from './engine/state.ts';
import type { IndexedMod } from './indexed-mod.ts';

/** What the file keeps of a card as JSON: neither what has a column, nor figures, which change often, nor pairs, which have sets. */
const keptCard = staffModCard.omit({
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

const KEPT = keptCard.keyof().options;
const storedValues = z.array(z.unknown()).length(KEPT.length);

/** The card of a mod as the file keeps it: its values in a fixed order, for names would be a third of the file. */
export const storedCard = (mod: IndexedMod): string => {
  const card = keptCard.parse({
    ...mod,
    published_at: mod.published_at?.toISOString() ?? null,
    deleted_at: mod.deleted_at?.toISOString() ?? null,
  });
  return JSON.stringify(KEPT.map((name) => card[name]));
};

const BY_NUM = `
  SELECT m.id AS id, m.slug AS slug, m.status AS status, m.updated AS updated, m.card AS card, c.views AS views, c.downloads AS downloads, c.favorites AS favorites, c.comments AS comments,
    c.ratings AS ratings, c.stars AS stars
  FROM mods m LEFT JOIN counts c ON c.id = m.id WHERE m.num = :num`;

const compatOf = ({ facets }: State, num: number): string[] =>
  [...facets.values('pair')].flatMap(([pair, mods]) => (mods.has(num) ? [pair] : [])).sort();

const rawCard = ({ file, state }: Engine, num: number): Record<string, unknown>[] => {
  const row = file.row(BY_NUM, { num });
  if (row === undefined) return [];
  const values = storedValues.parse(JSON.parse(String(row.card)));
  const [ratings, stars] = [Number(row.ratings ?? 0), Number(row.stars ?? 0)];
  return [
    {
      ...Object.fromEntries(KEPT.map((name, i) => [name, values[i]])),
      id: row.id,
      slug: row.slug,
      status: row.status,
      updated_at: new Date(Number(row.updated)).toISOString(),
      download_url: `/mods/${row.slug}/download`,
      compat: compatOf(state, num),
      views: row.views ?? 0,
      downloads: row.downloads ?? 0,
      favorites: row.favorites ?? 0,
      comments: row.comments ?? 0,
      ratings,
      rating: ratingOf({ ratings, stars }),
    },
  ];
};

/** The cards of mods by their numbers, in that order, as staff see them. */
export const staffCards = (engine: Engine, nums: readonly number[]): StaffModCard[] =>
  nums.flatMap((num) => rawCard(engine, num)).map((card) => staffModCard.parse(card));

/** The same as visitors see them: without what only staff may know. */
export const publicCards = (engine: Engine, nums: readonly number[]): ModCard[] =>
  nums.flatMap((num) => rawCard(engine, num)).map((card) => modCard.parse(card));
