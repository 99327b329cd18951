import type { ModCounts } from '@bigorna/domain/entities/mod';
import { SEED_ACCOUNTS } from '../accounts.ts';
import { ENTRIES } from '../content/entries.ts';
import { BASE } from '../dates.ts';
import { readPictures } from '../pictures.ts';
import { Collector } from './collector.ts';
import { addCommunity, rankMods } from './community.ts';
import { addMembers } from './members.ts';
import { addMod, type BuiltMod, buildMod } from './mods.ts';
import { addPortal } from './portal.ts';
import { addStaffWork } from './staff.ts';

const addCounts = (data: Collector, ranked: readonly BuiltMod[]): number => {
  const buckets = new Map<string, Record<string, ModCounts>>();
  let downloads = 0;
  ranked.forEach((mod, rank) => {
    const counts = addCommunity(data, mod, rank);
    const bucket = mod.card.counts_bucket;
    buckets.set(bucket, { ...buckets.get(bucket), [mod.id]: counts });
    downloads += counts.downloads;
  });
  for (const [bucket, mods] of buckets) data.add(`counts/${bucket}`, { mods, updated_at: BASE });
  data.add('system/counts', { mods: ENTRIES.length });
  return downloads;
};

/** All documents and release files, without pictures. Depends only on the texts in tools/seed. */
export const buildDocuments = (): Collector => {
  const data = new Collector();
  const all = ENTRIES.map(buildMod);
  for (const mod of all) addMod(data, mod);
  const ranked = rankMods(all);
  const downloads = addCounts(data, ranked);
  addMembers(data, ranked, all);
  addStaffWork(data, all);
  addPortal(data, { downloads, mods: ranked.length, users: SEED_ACCOUNTS.length });
  return data;
};

/** Completes the data set with the pictures in tools/seed. */
export const addPictures = (data: Collector): void => {
  for (const { path, bytes } of readPictures()) data.file(path, bytes, 'image/webp');
};
