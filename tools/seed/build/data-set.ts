import type { ModCounts } from '@bigorna/domain/entities/mod';
import { SEED_ACCOUNTS } from '../accounts.ts';
import { adPictures } from '../art/ads.ts';
import { picturesOf } from '../art/pictures.ts';
import { ENTRIES } from '../content/entries.ts';
import { BASE } from '../moments.ts';
import { Collector, type DataSet } from './collector.ts';
import { putCommunity, rankedOf } from './community.ts';
import { putMembers } from './members.ts';
import { type BuiltMod, buildMod, putMod } from './mods.ts';
import { putPortal } from './portal.ts';
import { putStaffWork } from './staff.ts';

const putCounts = (data: Collector, ranked: readonly BuiltMod[]): number => {
  const buckets = new Map<string, Record<string, ModCounts>>();
  let downloads = 0;
  ranked.forEach((mod, rank) => {
    const counts = putCommunity(data, mod, rank);
    const bucket = mod.card.counts_bucket;
    buckets.set(bucket, { ...buckets.get(bucket), [mod.id]: counts });
    downloads += counts.downloads;
  });
  for (const [bucket, mods] of buckets) data.put(`counts/${bucket}`, { mods, updated_at: BASE });
  data.put('system/counts', { mods: ENTRIES.length });
  return downloads;
};

/** All documents and release files; no pictures, which are drawn apart because that takes longer. */
export const buildDocuments = (): Collector => {
  const data = new Collector();
  const all = ENTRIES.map(buildMod);
  for (const mod of all) putMod(data, mod);
  const ranked = rankedOf(all);
  const downloads = putCounts(data, ranked);
  putMembers(data, ranked, all);
  putStaffWork(data, all);
  putPortal(data, { downloads, mods: ranked.length, users: SEED_ACCOUNTS.length });
  return data;
};

/** The whole data set, pictures included. Depends on nothing but this folder's texts. */
export const buildDataSet = async (): Promise<DataSet> => {
  const data = buildDocuments();
  for (const entry of ENTRIES) {
    for (const { path, bytes } of await picturesOf(entry)) data.file(path, bytes, 'image/webp');
  }
  for (const { path, bytes } of await adPictures()) data.file(path, bytes, 'image/webp');
  return data;
};
