/** Words that are paths of ours and can never be a mod's slug. */
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
 * A slug from a title: lower case, accents folded, words joined by hyphens.
 *
 * @returns at most 80 characters of `a-z0-9-`; a title without any gives `mod`, a reserved word gets a suffix.
 */
export const slugify = (title: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-+$/, '');
  const slug = plain === '' ? 'mod' : plain;
  return RESERVED_SLUGS.some((word) => word === slug) ? `${slug}-mod` : slug;
};
