import { MOD_STATUS } from '@bigorna/domain/mod-status';
import type { IndexFile } from './index-file.ts';
import { putCounts, putFormerSlugs, putMods, removeMods } from './index-writes.ts';
import type { Source, StoredMod } from './source.ts';

/** Which mods a file holds: `approved` for visitors, `all` for staff. */
export type Scope = 'approved' | 'all';

/** How far a file has followed Firestore, by the server's clock. */
export interface Cursors {
  mods: Date;
  counts: Date;
}

/** Server times given within a transaction may be older than its commit; this much is read again each time. */
const OVERLAP_MS = 30_000;
const EPOCH = new Date(0);

const before = (moment: Date): Date => new Date(Math.max(0, moment.getTime() - OVERLAP_MS));

/** Fills an empty file with everything there is. */
export const fill = async (file: IndexFile, source: Source, scope: Scope): Promise<Cursors> => {
  const counts = await source.countsChangedSince(EPOCH);
  putCounts(file, counts.found);
  putFormerSlugs(file, await source.formerSlugs());
  let started: Date | undefined;
  for await (const { found, at } of source.mods(scope)) {
    started ??= at;
    putMods(file, await source.withDescriptions(found));
  }
  return { mods: started ?? EPOCH, counts: counts.at };
};

const known = (file: IndexFile, id: string) =>
  file.row('SELECT slug, updated, status FROM mods WHERE id = :id', { id });

/**
 * Brings a file up to date with the mods changed since `cursor`; what has been applied before is not read again.
 *
 * @returns the cursor for the next time.
 */
export const followMods = async (file: IndexFile, source: Source, scope: Scope, cursor: Date): Promise<Date> => {
  const { found, at } = await source.modsChangedSince(before(cursor));
  const listed = ({ status }: StoredMod): boolean => scope === 'all' || MOD_STATUS[status].visible;
  const isNews = (mod: StoredMod): boolean => {
    const row = known(file, mod.id);
    return row?.updated !== mod.updated_at.getTime() || row.status !== mod.status;
  };
  const changed = found.filter((mod) => listed(mod) && isNews(mod));
  const renamed = changed.filter((mod) => known(file, mod.id)?.slug !== mod.slug).map(({ id }) => id);
  const indexed = await source.withDescriptions(changed);
  if (renamed.length > 0) putFormerSlugs(file, await source.formerSlugs(renamed));
  if (indexed.length > 0) putMods(file, indexed);
  const withdrawn = found.filter((mod) => !listed(mod)).map(({ id }) => id);
  if (withdrawn.length > 0) removeMods(file, withdrawn);
  return at;
};

/** Takes over the figures changed since `cursor`, and answers with the cursor for the next time. */
export const followCounts = async (file: IndexFile, source: Source, cursor: Date): Promise<Date> => {
  const { found, at } = await source.countsChangedSince(before(cursor));
  if (found.length > 0) putCounts(file, found);
  return at;
};
