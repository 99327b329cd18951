import { MOD_STATUS } from '@bigorna/domain/mod-status';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedMod } from './indexed-mod.ts';
import type { Source, StoredMod } from './source.ts';

/** Which mods an index holds: `approved` for visitors, `all` for staff. */
export const SCOPES = ['approved', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Server times given within a transaction may be older than its commit; this much is read again each time. */
const OVERLAP_MS = 30_000;
const EPOCH = new Date(0);

const before = (moment: Date): Date => new Date(Math.max(0, moment.getTime() - OVERLAP_MS));

/** Fills an empty index with everything there is. */
export const fill = async (index: CatalogueIndex, source: Source, scope: Scope): Promise<void> => {
  const counts = await source.countsChangedSince(EPOCH);
  await index.putCounts(counts.found);
  let started: Date | undefined;
  const parts = async function* (): AsyncGenerator<IndexedMod[]> {
    for await (const { found, at } of source.mods(scope)) {
      started ??= at;
      yield await source.withDescriptions(found);
    }
  };
  await index.fill(parts());
  // After the mods: one that is renamed meanwhile leaves its former slug here, or is found renamed by the next check.
  index.putFormerSlugs(await source.formerSlugs());
  index.cursors = { mods: started ?? EPOCH, counts: counts.at };
  index.fullBuiltAt = started ?? EPOCH;
};

/**
 * Brings an index up to date with the mods changed since its cursor; what has been applied before is not read again.
 *
 * @returns how many mods were news.
 */
export const followMods = async (index: CatalogueIndex, source: Source, scope: Scope): Promise<number> => {
  let news = 0;
  let started: Date | undefined;
  const listed = ({ status }: StoredMod): boolean => scope === 'all' || MOD_STATUS[status].visible;
  const isNews = (mod: StoredMod): boolean => {
    const known = index.known(mod.id);
    return known?.updated !== mod.updated_at.getTime() || known.status !== mod.status;
  };
  for await (const { found, unfit, at } of source.modsChangedSince(before(index.cursors.mods))) {
    started ??= at;
    const changed = found.filter((mod) => listed(mod) && isNews(mod));
    const renamed = changed.filter((mod) => index.known(mod.id)?.slug !== mod.slug).map(({ id }) => id);
    const hidden = [...found.filter((mod) => !listed(mod)).map(({ id }) => id), ...unfit];
    const withdrawn = hidden.filter((id) => index.known(id) !== undefined);
    const indexed = await source.withDescriptions(changed);
    if (renamed.length > 0) index.putFormerSlugs(await source.formerSlugs(renamed));
    if (indexed.length > 0) await index.put(indexed);
    if (withdrawn.length > 0) index.remove(withdrawn);
    news += changed.length + withdrawn.length;
  }
  if (started !== undefined) index.cursors = { ...index.cursors, mods: started };
  return news;
};

/**
 * Takes over the figures changed since the index's cursor.
 *
 * @returns how many buckets there were.
 */
export const followCounts = async (index: CatalogueIndex, source: Source): Promise<number> => {
  const { found, at } = await source.countsChangedSince(before(index.cursors.counts));
  if (found.length > 0) await index.putCounts(found);
  index.cursors = { ...index.cursors, counts: at };
  return found.length;
};
