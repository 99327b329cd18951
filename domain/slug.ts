import { fold } from './fold.ts';

/** Words used as paths. A mod's slug cannot be one of them. */
export const RESERVED_SLUGS = [
  'public',
  'admin',
  'user',
  'new',
  'edit',
  'search',
  'download',
  'downloads',
  'api',
  'media',
  'cards',
] as const;
const SLUG_MAX = 80;

/**
 * A slug from a title: lower case, without accents, words joined by hyphens.
 *
 * @returns at most 80 characters of `a-z0-9-` plus the suffix `-mod` for reserved words; `mod` if nothing is left
 */
export const slugify = (title: string): string => {
  const plain = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-+$/, '');
  const slug = plain === '' ? 'mod' : plain;
  return RESERVED_SLUGS.some((word) => word === slug) ? `${slug}-mod` : slug;
};
