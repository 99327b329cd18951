/** Raised with every change of the tables below or of the tokeniser: a file of another version is never opened. */
export const SCHEMA_VERSION = 1;

/**
 * The materialised view of the catalogue. `mods` has what filters and sorts need, and the card as JSON; figures that change
 * often are in `counts` (of all mods, listed or not), copied into `mods` where a sort needs an index.
 * `loaders` and `versions` are the two halves of `pairs`, each once a mod, for facets.
 * `words` takes tokens of ours: `ascii` splits at spaces and leaves every other letter as it is.
 */
export const SCHEMA = `
  PRAGMA user_version = ${SCHEMA_VERSION};
  CREATE TABLE mods (
    num INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL,
    title_key TEXT NOT NULL,
    author_key TEXT NOT NULL,
    status TEXT NOT NULL,
    content_type TEXT NOT NULL,
    access TEXT NOT NULL,
    featured INTEGER NOT NULL,
    published INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    views INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    week INTEGER NOT NULL,
    trending REAL NOT NULL,
    card TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mods_slug ON mods (slug);
  CREATE INDEX mods_published ON mods (published, id);
  CREATE INDEX mods_kind_published ON mods (content_type, published, id);
  CREATE INDEX mods_downloads ON mods (downloads, id);
  CREATE INDEX mods_kind_downloads ON mods (content_type, downloads, id);
  CREATE INDEX mods_trending ON mods (trending, id);
  CREATE INDEX mods_week ON mods (week, id);
  CREATE INDEX mods_featured ON mods (featured, published, id);
  CREATE INDEX mods_access ON mods (access);
  CREATE INDEX mods_updated ON mods (updated, id);

  CREATE TABLE pairs (num INTEGER NOT NULL, loader TEXT NOT NULL, version TEXT NOT NULL,
    PRIMARY KEY (num, loader, version)) STRICT, WITHOUT ROWID;
  CREATE INDEX pairs_loader ON pairs (loader, version, num);
  CREATE INDEX pairs_version ON pairs (version, num);

  CREATE TABLE loaders (num INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (num, value)) STRICT, WITHOUT ROWID;
  CREATE INDEX loaders_value ON loaders (value, num);
  CREATE TABLE versions (num INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (num, value)) STRICT, WITHOUT ROWID;
  CREATE INDEX versions_value ON versions (value, num);

  CREATE TABLE categories (num INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (num, value)) STRICT, WITHOUT ROWID;
  CREATE INDEX categories_value ON categories (value, num);

  CREATE TABLE former_slugs (slug TEXT PRIMARY KEY, id TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE counts (id TEXT PRIMARY KEY, views INTEGER NOT NULL, downloads INTEGER NOT NULL, favorites INTEGER NOT NULL,
    comments INTEGER NOT NULL, ratings INTEGER NOT NULL, stars INTEGER NOT NULL, trending REAL NOT NULL,
    week INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE VIRTUAL TABLE words USING fts5 (title, slug, author, tags, short_description, description,
    content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3');
`;

/** What a hit in each column of \`words\` weighs, in their order: title ≫ slug > author, tags > short description > description.
 * The last counts so little because long texts repeat their words. */
export const WEIGHTS = [24, 8, 4, 4, 2, 0.2] as const;
