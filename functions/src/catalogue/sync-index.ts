import { MOD_STATUS } from '@bigorna/domain/mod-status';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedMod } from './indexed-mod.ts';
import type { Source, SourceMod } from './source.ts';

/** Mods of an index: `approved` for visitors, `all` for staff. */
export const SCOPES = ['approved', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Overlap of two syncs: the server time in a transaction may be earlier than its commit. */
const OVERLAP_MS = 30_000;
const EPOCH = new Date(0);

const withOverlap = (time: Date): Date => new Date(Math.max(0, time.getTime() - OVERLAP_MS));

/** Fills an empty index with all mods and counts. */
export const fillIndex = async (index: CatalogueIndex, source: Source, scope: Scope): Promise<void> => {
  const counts = await source.countsChangedSince(EPOCH);
  await index.putCounts(counts.items);
  let started: Date | undefined;
  const parts = async function* (): AsyncGenerator<IndexedMod[]> {
    for await (const { items, at } of source.mods(scope)) {
      started ??= at;
      yield await source.withDescriptions(items);
    }
  };
  await index.fill(parts());
  // Former slugs are read after the mods. So if a mod is renamed meanwhile, its former slug is stored here or by the
  // next sync.
  index.putFormerSlugs(await source.formerSlugs());
  index.cursors = { mods: started ?? EPOCH, counts: counts.at };
  index.fullBuiltAt = started ?? EPOCH;
};

/**
 * Applies the mods that changed since the cursor. Skips versions that are already indexed.
 *
 * @returns the number of changed mods
 */
export const syncMods = async (index: CatalogueIndex, source: Source, scope: Scope): Promise<number> => {
  let changes = 0;
  let started: Date | undefined;
  const isListed = ({ status }: SourceMod): boolean => scope === 'all' || MOD_STATUS[status].visible;
  const isNews = (mod: SourceMod): boolean => {
    const known = index.getVersion(mod.id);
    return known?.updated !== mod.updated_at.getTime() || known.status !== mod.status;
  };
  for await (const { items, invalid, at } of source.modsChangedSince(withOverlap(index.cursors.mods))) {
    started ??= at;
    const changed = items.filter((mod) => isListed(mod) && isNews(mod));
    const renamed = changed.filter((mod) => index.getVersion(mod.id)?.slug !== mod.slug).map(({ id }) => id);
    const hidden = [...items.filter((mod) => !isListed(mod)).map(({ id }) => id), ...invalid];
    const newlyHidden = hidden.filter((id) => index.getVersion(id) !== undefined);
    const indexed = await source.withDescriptions(changed);
    if (renamed.length > 0) index.putFormerSlugs(await source.formerSlugs(renamed));
    if (indexed.length > 0) await index.put(indexed);
    if (newlyHidden.length > 0) index.remove(newlyHidden);
    changes += changed.length + newlyHidden.length;
  }
  if (started !== undefined) index.cursors = { ...index.cursors, mods: started };
  return changes;
};

/**
 * Applies the counts that changed since the cursor.
 *
 * @returns the number of changed buckets
 */
export const syncCounts = async (index: CatalogueIndex, source: Source): Promise<number> => {
  const { items, at } = await source.countsChangedSince(withOverlap(index.cursors.counts));
  if (items.length > 0) await index.putCounts(items);
  index.cursors = { ...index.cursors, counts: at };
  return items.length;
};
