/** The fixed vocabulary of the catalogue: kinds, loaders, categories, sorts. Texts of categories are in the site's messages by id. */
export const CONTENT_TYPES = ['mod', 'addon'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const LOADERS = ['fabric', 'forge', 'neoforge', 'quilt', 'liteloader', 'bedrock'] as const;
export type Loader = (typeof LOADERS)[number];

/** Proper names, the same in every language. */
export const LOADER_NAMES: Readonly<Record<Loader, string>> = {
  fabric: 'Fabric',
  forge: 'Forge',
  neoforge: 'NeoForge',
  quilt: 'Quilt',
  liteloader: 'LiteLoader',
  bedrock: 'Bedrock',
};

/** Which loaders a kind can have. */
export const LOADERS_OF: Readonly<Record<ContentType, readonly Loader[]>> = {
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

export const SORTS = ['recent', 'oldest', 'downloads', 'downloads_asc', 'relevance', 'trending'] as const;
export type Sort = (typeof SORTS)[number];
/** The four of the specification, for every list; the other two depend on a search text or on time. */
export const LISTING_SORTS = ['recent', 'oldest', 'downloads', 'downloads_asc'] as const satisfies readonly Sort[];

export const CHANNELS = ['release', 'beta', 'alpha'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where a file of a kind may be; file names end with one of these. */
export const FILE_EXTENSIONS: Readonly<Record<ContentType, readonly string[]>> = {
  mod: ['.jar'],
  addon: ['.mcaddon', '.mcpack', '.zip'],
};

/** The folder an installation ends in, shown as it is. */
export const INSTALL_FOLDER: Readonly<Record<ContentType, string>> = { mod: 'mods', addon: 'behavior_packs' };

/** One `loader@game version` pair, as stored in `compat` and in the index. */
export type CompatPair = `${Loader}@${string}`;
export const compatPair = (loader: Loader, gameVersion: string): CompatPair => `${loader}@${gameVersion}`;
