import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_TYPES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { LOCALES } from '@bigorna/domain/locales';
import { z } from 'zod';

/** What a golden query tests. */
export const KINDS = [
  'prefix',
  'one typo',
  'two typos',
  'accents',
  'hyphens',
  'apostrophes',
  'versions',
  'operators',
  'plurals',
  'chinese',
  'pairs',
  'categories',
  'tags',
  'authors',
  'names with typos',
  'names and accents',
  'names in plural',
  'mixed languages',
  'everyday',
  'no hits',
] as const;

/** Number of first results that count for the scores. */
export const AT = 10;

/** A mod meets a requirement if one of the given fields matches. */
const requirement = z.strictObject({
  category: z.string().optional(),
  tag: z.string().optional(),
  author: z.string().optional(),
  loader: z.enum(LOADERS).optional(),
  content_type: z.enum(CONTENT_TYPES).optional(),
  /**
   * Prefixes. The title, a tag, the short description, or a word in them, must begin with one of these. A prefix that ends
   * with a space must be a whole word.
   */
  words: z.array(z.string()).optional(),
});
export type Requirement = z.infer<typeof requirement>;

const goldenQuery = z.strictObject({
  kind: z.enum(KINDS),
  /** The languages of the people who type this text. */
  in: z.array(z.enum(LOCALES)).min(1),
  text: z.string(),
  filters: z
    .strictObject({
      content_type: z.string().optional(),
      loader: z.array(z.string()).optional(),
      game_version: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * Source of the right results. `hand`: the list `expected`, because a person must judge the meaning. `titles`: the
   * comparison of titles. `fields`: the requirements in `right`.
   */
  by: z.enum(['hand', 'titles', 'fields']),
  /** The nearest right results, at most ten. */
  expected: z.array(z.string()).max(AT).default([]),
  /** The requirements of a right result. Without requirements, no result is right. */
  right: z.array(requirement).optional(),
});
export type GoldenQuery = z.infer<typeof goldenQuery>;

/** The golden queries with their right results. One query per line keeps diffs readable. */
export const readGoldenQueries = (): GoldenQuery[] =>
  readFileSync(join(import.meta.dirname, 'queries.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => goldenQuery.parse(JSON.parse(line)));
