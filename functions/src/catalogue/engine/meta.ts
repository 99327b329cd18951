import { z } from 'zod';
import type { IndexFile } from '../index-file.ts';

/** Server times up to which an index has synced mods and counts. */
export interface Cursors {
  mods: Date;
  counts: Date;
}

const timestamp = z.iso.datetime().transform((text) => new Date(text));

const storedMeta = z.object({
  /** The number that the next added mod gets. */
  next: z.coerce.number().int().nonnegative(),
  /** Day of the trending scores. */
  day: z.iso.date(),
  mods_cursor: timestamp,
  counts_cursor: timestamp,
  /** Time of the last full build. */
  full_built_at: timestamp,
});
export type Meta = z.infer<typeof storedMeta>;

/** Saved metadata of an index; undefined if it was never saved. */
export const readMeta = (file: IndexFile): Meta | undefined => {
  const rows = file.rows('SELECT key, value FROM meta');
  if (rows.length === 0) return undefined;
  return storedMeta.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
};

export const writeMeta = (file: IndexFile, values: Meta): void => {
  for (const [key, value] of Object.entries(values)) {
    file.write('INSERT OR REPLACE INTO meta VALUES (:key, :value)', {
      key,
      value: value instanceof Date ? value.toISOString() : String(value),
    });
  }
};
