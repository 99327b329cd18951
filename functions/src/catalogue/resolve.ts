import type { IndexFile } from './index-file.ts';

const BY_SLUG = `
  SELECT id, slug FROM mods WHERE slug = :slug
  UNION ALL
  SELECT m.id, m.slug FROM former_slugs f JOIN mods m ON m.id = f.id WHERE f.slug = :slug
  LIMIT 1`;

/** The mod of the file that a present or former slug names. */
export const resolveSlug = (file: IndexFile, slug: string): { id: string; slug: string } | undefined => {
  const row = file.row(BY_SLUG, { slug });
  return row === undefined ? undefined : { id: String(row.id), slug: String(row.slug) };
};
