import { isDeepStrictEqual } from 'node:util';
import type { Repair } from '@bigorna/domain/entities/counting';
import { logger } from 'firebase-functions';
import { pagesOf } from '../../member-data/pages-of.ts';
import { chunks } from '../../platform/chunks.ts';
import { doc, get, getAll, REMOVED, SERVER_TIME, transaction } from '../../platform/firestore.ts';
import { sumsOf } from '../newer-reading.ts';
import { feedbackDoc, newerIn } from '../newer-readings.ts';
import { type Due, type Reading, recount } from '../recount.ts';
import { type StoredCounts, storedCounts } from '../stored-counts.ts';
import type { Outcome } from './position.ts';
import { bucketsBehind } from './sums.ts';

/** Ten counts and reads a mod: what a night may cost, whatever the size of the catalogue. The next goes on behind. */
export const MODS_A_NIGHT = 5000;
const MODS_A_COMMIT = 100;

const ALL: Due = { favorites: true, comments: true, ratings: true, releases: [] };

const idsIn = async (bucket: string): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { found, unfit } of pagesOf('modsOfBucket', { counts_bucket: bucket }))
    ids.push(...[...found, ...unfit].map(({ path }) => path.split('/')[1] ?? ''));
  return ids;
};

/** The figures of a reading that differ from what is stored, by name. */
const differing = (reading: Reading, stored: StoredCounts['mods'][string] | undefined): string[] => {
  const { favorites = 0, comments = 0, stars } = reading;
  const counted = { favorites, comments, ...(stars === undefined ? {} : sumsOf(stars)) };
  return Object.entries(counted).flatMap(([name, figure]) => ((stored?.[name] ?? 0) === figure ? [] : [name]));
};

const driftIn = async (
  readings: ReadonlyMap<string, Reading>,
  stored: StoredCounts['mods'],
): Promise<Map<string, string[]>> => {
  const feedbacks = await getAll([...readings.keys()].map(feedbackDoc));
  const found = [...readings].map(([id, reading], i) => {
    const isSame = isDeepStrictEqual(feedbacks[i]?.stars ?? NO_STARS, reading.stars);
    return { id, names: [...differing(reading, stored[id]), ...(isSame ? [] : ['feedback'])] };
  });
  return new Map(found.flatMap(({ id, names }) => (names.length === 0 ? [] : [[id, names]])));
};

const NO_STARS = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

/** Puts readings in place, unless something newer is there already. */
const put = (bucket: string, readings: ReadonlyMap<string, Reading>): Promise<void> =>
  transaction(async (step) => {
    const newer = [...(await newerIn(step, readings))];
    if (newer.length === 0) return;
    const mods = Object.fromEntries(newer.map(([id, { figures }]) => [id, figures]));
    step.merge(doc('counts/{bucket}', bucket), { mods, updated_at: SERVER_TIME });
    for (const [id, { feedback }] of newer) step.set(doc('feedback/{mod}', id), feedback);
  });

/** Takes the figures of mods away that are gone, or that have theirs elsewhere. */
const remove = (bucket: string, ids: readonly string[]): Promise<void> =>
  transaction(async (step) => {
    const sealed = await step.get(doc('seals/{bucket}', bucket));
    const none = Object.fromEntries(ids.map((id) => [id, REMOVED]));
    step.merge(doc('counts/{bucket}', bucket), { mods: none, updated_at: SERVER_TIME });
    if (sealed !== undefined) step.merge(doc('seals/{bucket}', bucket), { mods: none });
  });

/** Recounts all mods of a bucket. Answers how many there are, and how many figures it mended. */
const repairBucket = async (bucket: string): Promise<{ mods: number; mended: number }> => {
  const ids = await idsIn(bucket);
  const stored = (await get(storedCounts(bucket)))?.mods ?? {};
  const readings = await recount(new Map(ids.map((id) => [id, ALL])));
  const drift = await driftIn(readings, stored);
  for (const some of chunks(
    [...readings].filter(([id]) => drift.has(id)),
    MODS_A_COMMIT,
  ))
    await put(bucket, new Map(some));
  const known = new Set(ids);
  const strange = Object.keys(stored).filter((id) => !known.has(id));
  if (strange.length > 0) await remove(bucket, strange);
  if (drift.size + strange.length > 0)
    logger.warn('recounted figures mended', { bucket, mods: Object.fromEntries(drift), removed: strange });
  return { mods: ids.length, mended: [...drift.values()].flat().length + strange.length };
};

/**
 * Recounts favorites, comments and ratings of the mods of the next bucket from their documents, and takes away the figures of
 * mods that are gone. Goes round the catalogue, a part each night. The first night only finds out what there is.
 */
export const repairCounts = async (state: Repair): Promise<Outcome> => {
  const [bucket] = state.downloads === null || state.left === 0 ? [] : await bucketsBehind(state.recounted, 1);
  if (bucket === undefined) {
    const recounted = state.left === 0 ? state.recounted : null;
    return { next: { ...state, stage: 'totals', cursor: null, recounted } };
  }
  const { mods, mended } = await repairBucket(bucket);
  return {
    next: { ...state, recounted: bucket, left: Math.max(0, state.left - mods), mended: state.mended + mended },
  };
};
