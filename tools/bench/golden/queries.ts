import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a golden query tries. */
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
] as const;

/** How many answers of a query count. */
export const AT = 10;

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
  /** By hand where a person sees what is meant and letters alone do not tell; else by comparing titles. */
  by: z.enum(['hand', 'titles']),
  /** The nearest right answers, at most ten. */
  expected: z.array(z.string()).min(1).max(AT),
});
export type GoldenQuery = z.infer<typeof goldenQuery>;

/** One query a line, so that a change of one is seen as such. */
export const QUERIES_FILE = join(import.meta.dirname, 'queries.jsonl');

/** The golden queries with their right answers, as they were found before any engine ran. */
export const goldenQueries = (): GoldenQuery[] =>
  readFileSync(QUERIES_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => goldenQuery.parse(JSON.parse(line)));
