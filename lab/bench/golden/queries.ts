import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  'no hits',
] as const;

/** Number of results that count. */
export const AT = 10;

/** What a right result must have: one of the named fields fits. */
const requirement = z.strictObject({
  category: z.string().optional(),
  tag: z.string().optional(),
  author: z.string().optional(),
  /** Beginnings in title, tags or short description: whole names, or their words. */
  words: z.array(z.string()).optional(),
});
export type Requirement = z.infer<typeof requirement>;

const goldenQuery = z.strictObject({
  kind: z.enum(KINDS),
  text: z.string(),
  filters: z
    .strictObject({
      content_type: z.string().optional(),
      loader: z.array(z.string()).optional(),
      game_version: z.array(z.string()).optional(),
    })
    .optional(),
  /** `hand` if the meaning matters and letters alone do not show it; `fields` if `right` decides. */
  by: z.enum(['hand', 'titles', 'fields']),
  /** The nearest right results, at most ten. */
  expected: z.array(z.string()).max(AT).default([]),
  /** The requirements that a right result fulfils. With none, nothing is right. */
  right: z.array(requirement).optional(),
});
export type GoldenQuery = z.infer<typeof goldenQuery>;

/** The golden queries with their right results, fixed before any engine ran; one per line, for readable diffs. */
export const readGoldenQueries = (): GoldenQuery[] =>
  readFileSync(join(import.meta.dirname, 'queries.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => goldenQuery.parse(JSON.parse(line)));
