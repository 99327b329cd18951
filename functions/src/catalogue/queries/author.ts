import { getAuthorKey } from '@bigorna/domain/author-key';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { Author } from '@bigorna/domain/endpoints/mods.schemas';
import { AUTHOR_CATEGORIES_MAX } from '@bigorna/domain/limits';
import { getMeanRating } from '@bigorna/domain/rating';
import { getPublicCards } from '../cards.ts';
import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';

const MODS = `
  SELECT m.num AS num, c.downloads AS downloads, c.favorites AS favorites, c.ratings AS ratings, c.stars AS stars
  FROM mods m LEFT JOIN counts c ON c.id = m.id WHERE m.author_key = :key`;

/** The author with the key of a name; undefined if no live mod has this author. */
export const findAuthor = (engine: Engine, name: string): Author | undefined => {
  const { facets, live, columns, orders } = engine.state;
  const key = getAuthorKey(name);
  const rows = engine.file.rows(MODS, { key }).filter(({ num }) => live.has(Number(num)));
  const nums = rows.map(({ num }) => Number(num)).sort(orders.getCompare('published'));
  const [oldest, newest] = [nums[0], nums.at(-1)];
  if (oldest === undefined || newest === undefined) return undefined;
  const [card] = getPublicCards(engine, [newest]);
  if (card === undefined) return undefined;
  const mods = new Bitset();
  for (const num of nums) mods.add(num);
  const sum = (column: 'downloads' | 'favorites' | 'ratings' | 'stars'): number =>
    rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
  const addons = mods.countWith(facets.get('content_type', 'addon'));
  const [ratings, stars] = [sum('ratings'), sum('stars')];
  const categories = CATEGORIES.map((category) => ({
    category,
    uses: mods.countWith(facets.get('category', category)),
  }))
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => b.uses - a.uses);
  return {
    key,
    name: card.author,
    mods: nums.length - addons,
    addons,
    downloads: sum('downloads'),
    favorites: sum('favorites'),
    rating: getMeanRating({ ratings, stars }),
    ratings,
    categories: categories.slice(0, AUTHOR_CATEGORIES_MAX).map(({ category }) => category),
    first_published_at: new Date(columns.published.get(oldest)).toISOString(),
    released_at: new Date(nums.reduce((last, num) => Math.max(last, columns.released.get(num)), 0)).toISOString(),
  };
};
