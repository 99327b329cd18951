import type { CountsBucket } from '@bigorna/domain/entities/mod';
import { storedCard } from './cards.ts';
import type { IndexFile } from './index-file.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { documentTokens, fold } from './tokeniser.ts';

const tokens = (text: string): string => documentTokens(text).join(' ');

const clear = (file: IndexFile, num: number): void => {
  file.write('DELETE FROM words WHERE rowid = :num', { num });
  file.write('DELETE FROM pairs WHERE num = :num', { num });
  file.write('DELETE FROM loaders WHERE num = :num', { num });
  file.write('DELETE FROM versions WHERE num = :num', { num });
  file.write('DELETE FROM categories WHERE num = :num', { num });
};

const numOf = (file: IndexFile, id: string): number | undefined => {
  const row = file.row('SELECT num FROM mods WHERE id = :id', { id });
  return row === undefined ? undefined : Number(row.num);
};

const PUT_MOD = `
  INSERT INTO mods (id, slug, title_key, author_key, status, content_type, access, featured, published, updated,
    views, downloads, week, trending, card)
  SELECT :id, :slug, :title_key, :author_key, :status, :content_type, :access, :featured, :published, :updated,
    coalesce(c.views, 0), coalesce(c.downloads, 0), coalesce(c.week, 0), coalesce(c.trending, 0), :card
  FROM (SELECT 1) LEFT JOIN counts c ON c.id = :id WHERE true
  ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, title_key = excluded.title_key, author_key = excluded.author_key,
    status = excluded.status, content_type = excluded.content_type, access = excluded.access,
    featured = excluded.featured, published = excluded.published, updated = excluded.updated, card = excluded.card`;

const putMod = (file: IndexFile, mod: IndexedMod): void => {
  file.write(PUT_MOD, {
    id: mod.id,
    slug: mod.slug,
    title_key: fold(mod.title),
    author_key: fold(mod.author),
    status: mod.status,
    content_type: mod.content_type,
    access: mod.access,
    featured: mod.featured ? 1 : 0,
    published: (mod.published_at ?? mod.created_at).getTime(),
    updated: mod.updated_at.getTime(),
    card: storedCard(mod),
  });
  const num = numOf(file, mod.id);
  if (num === undefined) return;
  clear(file, num);
  for (const pair of mod.compat) {
    const at = pair.indexOf('@');
    const [loader, version] = [pair.slice(0, at), pair.slice(at + 1)];
    file.write('INSERT OR IGNORE INTO pairs VALUES (:num, :loader, :version)', { num, loader, version });
    file.write('INSERT OR IGNORE INTO loaders VALUES (:num, :loader)', { num, loader });
    file.write('INSERT OR IGNORE INTO versions VALUES (:num, :version)', { num, version });
  }
  for (const category of new Set(mod.categories)) {
    file.write('INSERT INTO categories VALUES (:num, :category)', { num, category });
  }
  file.write(
    `INSERT INTO words (rowid, title, slug, author, tags, short_description, description)
     VALUES (:num, :title, :slug, :author, :tags, :short_description, :description)`,
    {
      num,
      title: tokens(mod.title),
      slug: tokens(mod.slug),
      author: tokens(mod.author),
      tags: tokens(mod.tags.join(' ')),
      short_description: tokens(mod.short_description),
      description: tokens(mod.description),
    },
  );
};

/** Brings mods into the file, new or changed; the same again changes nothing. */
export const putMods = (file: IndexFile, mods: readonly IndexedMod[]): void =>
  file.change(() => {
    for (const mod of mods) putMod(file, mod);
  });

/** Takes mods out of the file, where they are in it. */
export const removeMods = (file: IndexFile, ids: readonly string[]): void =>
  file.change(() => {
    for (const id of ids) {
      const num = numOf(file, id);
      if (num === undefined) continue;
      clear(file, num);
      file.write('DELETE FROM mods WHERE num = :num', { num });
    }
  });

const PUT_COUNTS = `
  INSERT INTO counts VALUES (:id, :views, :downloads, :favorites, :comments, :ratings, :stars, :trending, :week)
  ON CONFLICT (id) DO UPDATE SET views = excluded.views, downloads = excluded.downloads,
    favorites = excluded.favorites, comments = excluded.comments, ratings = excluded.ratings, stars = excluded.stars,
    trending = excluded.trending, week = excluded.week`;

/** Takes over the figures of changed buckets, also of mods that are not listed (yet). */
export const putCounts = (file: IndexFile, buckets: readonly CountsBucket[]): void =>
  file.change(() => {
    for (const [id, counts] of buckets.flatMap(({ mods }) => Object.entries(mods))) {
      file.write(PUT_COUNTS, { id, ...counts });
      file.write(
        'UPDATE mods SET views = :views, downloads = :downloads, week = :week, trending = :trending WHERE id = :id',
        { id, ...counts },
      );
    }
  });

/** Takes over slugs that mods had before. */
export const putFormerSlugs = (file: IndexFile, slugs: readonly { slug: string; id: string }[]): void =>
  file.change(() => {
    for (const { slug, id } of slugs) {
      file.write('INSERT OR REPLACE INTO former_slugs VALUES (:slug, :id)', { slug, id });
    }
  });
