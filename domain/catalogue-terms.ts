/** Fixed values of the catalogue: content types, loaders, categories, sorts. `catalogue-names.ts`: category names. */
export const CONTENT_TYPES = ['mod', 'addon'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const LOADERS = ['fabric', 'forge', 'neoforge', 'quilt', 'liteloader', 'bedrock'] as const;
export type Loader = (typeof LOADERS)[number];

/** Proper names; not translated. */
export const LOADER_NAMES: Readonly<Record<Loader, string>> = {
  fabric: 'Fabric',
  forge: 'Forge',
  neoforge: 'NeoForge',
  quilt: 'Quilt',
  liteloader: 'LiteLoader',
  bedrock: 'Bedrock',
};

export const LOADERS_BY_TYPE: Readonly<Record<ContentType, readonly Loader[]>> = {
  mod: ['fabric', 'forge', 'neoforge', 'quilt', 'liteloader'],
  addon: ['bedrock'],
};

export const CATEGORIES = [
  'adventure',
  'technology',
  'magic',
  'world',
  'mobs',
  'agriculture',
  'food',
  'decoration',
  'building',
  'transport',
  'combat',
  'storage',
  'utility',
  'performance',
  'interface',
  'library',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const SORTS = [
  'recent',
  'oldest',
  'downloads',
  'downloads_asc',
  'relevance',
  'trending',
  'updated',
  'rating',
] as const;
export type Sort = (typeof SORTS)[number];
/** Sorts that every list offers: trending (the default), the four of R007, newest release, and rating. */
export const LISTING_SORTS = [
  'trending',
  'recent',
  'oldest',
  'downloads',
  'downloads_asc',
  'updated',
  'rating',
] as const satisfies readonly Sort[];
/** The order of a list without a search text. */
export const DEFAULT_SORT = 'trending' satisfies Sort;

export const CHANNELS = ['release', 'beta', 'alpha'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Where a release runs, according to its manifest. A single-player game has both sides. Bedrock does not have sides.
 */
export const SIDES = ['client', 'server', 'both'] as const;
export type Side = (typeof SIDES)[number];

/** Allowed file name endings by content type. */
export const FILE_EXTENSIONS: Readonly<Record<ContentType, readonly string[]>> = {
  mod: ['.jar'],
  addon: ['.mcaddon', '.mcpack', '.zip'],
};

/** The folder to install into (R014). Not translated. */
export const INSTALL_FOLDER: Readonly<Record<ContentType, string>> = { mod: 'mods', addon: 'behavior_packs' };

/** A `loader@game version` pair, as stored in `compat` and in the search index. */
export type CompatPair = `${Loader}@${string}`;
export const toCompatPair = (loader: Loader, gameVersion: string): CompatPair => `${loader}@${gameVersion}`;
