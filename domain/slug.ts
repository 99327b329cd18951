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
