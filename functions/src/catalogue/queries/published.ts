import { getStoredTitleAndThumbnail } from '../cards.ts';
import type { ListedAuthor, Outline, PublishedMod } from '../catalogue.ts';
import type { Engine } from '../engine/engine.ts';

/** A page of mods, in order of publication. Reads only what a sitemap needs, because a sitemap is long. */
export const listPublished = ({ file, state }: Engine, offset: number, limit: number): PublishedMod[] =>
  [...state.orders.by('published').subarray(offset, offset + limit)].flatMap((num) => {
    const row = file.row('SELECT slug, updated, card FROM mods WHERE num = :num', { num });
    if (row === undefined) return [];
    return [{ ...getStoredTitleAndThumbnail(String(row.card)), slug: String(row.slug), updated: Number(row.updated) }];
  });

const AUTHORS = `
  SELECT author_key AS key, MAX(updated) AS updated FROM mods WHERE author_key > :after
  GROUP BY author_key ORDER BY author_key LIMIT :limit`;

/** Authors whose key is greater than `after`, in order. */
export const listAuthors = ({ file }: Engine, after: string, limit: number): ListedAuthor[] =>
  file.rows(AUTHORS, { after, limit }).map(({ key, updated }) => ({ key: String(key), updated: Number(updated) }));

/** Number of authors, and the last change in each `size` mods of `listPublished`. */
export const getOutline = ({ state }: Engine, size: number): Outline => {
  const { orders, columns, authorMods } = state;
  const order = orders.by('published');
  const parts = Array.from({ length: Math.ceil(order.length / size) }, (_, i) =>
    order.subarray(i * size, (i + 1) * size),
  );
  return {
    authors: Array.from(authorMods.values).filter((mods) => mods > 0).length,
    mods: parts.map((part) => part.reduce((newest, num) => Math.max(newest, columns.updated.get(num)), 0)),
  };
};
