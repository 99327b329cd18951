/**
 * Increase this version with every change of the tables, their blobs or the tokenizer. Files of another version are
 * never opened.
 */
export const SCHEMA_VERSION = 10;

/**
 * Materialized view of the catalogue in one file.
 *
 * A mod gets a number, `num`, in order of arrival; a changed mod gets a new number. Filters and sorts work in memory,
 * and `columns` saves that data. The other tables contain rows for results, the counts of all mods (indexed or not),
 * and the postings of all terms.
 *
 * `terms.term` is a whole term, or a prefix of one to three letters followed by a star. A prefix row contains the
 * postings of all terms with that prefix; for one letter, only those of titles. Postings are split into parts, so that an
 * addition rewrites only the short last part.
 */
export const SCHEMA = `
  PRAGMA user_version = ${SCHEMA_VERSION};
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE mods (
    num INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    slug TEXT NOT NULL,
    title_key TEXT NOT NULL,
    author_key TEXT NOT NULL,
    status TEXT NOT NULL,
    updated INTEGER NOT NULL,
    counts_bucket TEXT NOT NULL,
    card TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mods_id ON mods (id);
  CREATE INDEX mods_slug ON mods (slug);
  CREATE INDEX mods_title ON mods (title_key, id);
  CREATE INDEX mods_author ON mods (author_key, id);
  CREATE TABLE former_slugs (slug TEXT PRIMARY KEY, id TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE counts (id TEXT PRIMARY KEY, views INTEGER NOT NULL, downloads INTEGER NOT NULL, favorites INTEGER NOT NULL,
    comments INTEGER NOT NULL, ratings INTEGER NOT NULL, stars INTEGER NOT NULL, recent TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE authors (num INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL) STRICT;
  CREATE TABLE author_words (word TEXT NOT NULL, author INTEGER NOT NULL, PRIMARY KEY (word, author)) STRICT, WITHOUT ROWID;
  CREATE TABLE terms (term TEXT NOT NULL, part INTEGER NOT NULL, last INTEGER NOT NULL, mods INTEGER NOT NULL,
    postings BLOB NOT NULL, PRIMARY KEY (term, part)) STRICT, WITHOUT ROWID;
  CREATE TABLE columns (name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT;
`;
