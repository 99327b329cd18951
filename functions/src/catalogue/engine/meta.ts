import { z } from 'zod';
import type { IndexFile } from '../index-file.ts';

/** How far an index has followed Firestore, by the server's clock. */
export interface Cursors {
  mods: Date;
  counts: Date;
}

const moment = z.iso.datetime().transform((text) => new Date(text));

const storedMeta = z.object({
  /** The number of the next mod. */
  next: z.coerce.number().int().nonnegative(),
  /** The day that trending is reckoned for. */
  day: z.iso.date(),
  mods_cursor: moment,
  counts_cursor: moment,
  /** When the index was last filled with everything there is. */
  full_built_at: moment,
});
export type Meta = z.infer<typeof storedMeta>;

/** What was saved of an index besides its mods; undefined for one that never was saved. */
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
