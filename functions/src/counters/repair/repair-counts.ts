import { isDeepStrictEqual } from 'node:util';
import type { Repair } from '@bigorna/domain/entities/counting';
import { logger } from 'firebase-functions';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { doc, get, getAll, REMOVED, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { queryPages } from '../../platform/query-pages.ts';
import { diffRecounts, getFeedbackDoc } from '../diff-recounts.ts';
import { sumStars } from '../pick-newer.ts';
import { type RecountResult, type RecountTargets, recount } from '../recount.ts';
import { getStoredCountsDoc, type StoredCounts } from '../stored-counts.ts';
import type { StepResult } from './checkpoint.ts';
import { getBucketsAfter } from './repair-sums.ts';

/**
 * Limits the cost of a night, even for a large catalogue: each mod costs about ten counts and reads. The next night
 * continues.
 */
export const MODS_PER_NIGHT = 5000;
const MODS_PER_COMMIT = 100;

const ALL: RecountTargets = { favorites: true, comments: true, ratings: true, releases: [] };

const findModIds = async (bucket: string): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { docs, invalid } of queryPages('modsOfBucket', { counts_bucket: bucket }))
    ids.push(...[...docs, ...invalid].map(({ path }) => path.split('/')[1] ?? ''));
  return ids;
};

/** Names of the recounted fields that differ from the stored fields. */
const diffCounts = (result: RecountResult, stored: StoredCounts['mods'][string] | undefined): string[] => {
  const { favorites = 0, comments = 0, stars } = result;
  const counted = { favorites, comments, ...(stars === undefined ? {} : sumStars(stars)) };
  return Object.entries(counted).flatMap(([name, amount]) => ((stored?.[name] ?? 0) === amount ? [] : [name]));
};

const findDrift = async (
  results: ReadonlyMap<string, RecountResult>,
  stored: StoredCounts['mods'],
): Promise<Map<string, string[]>> => {
  const feedbacks = await getAll([...results.keys()].map(getFeedbackDoc));
  const repairs = [...results].map(([id, result], i) => {
    const isSame = isDeepStrictEqual(feedbacks[i]?.stars ?? NO_STARS, result.stars);
    return { id, names: [...diffCounts(result, stored[id]), ...(isSame ? [] : ['feedback'])] };
  });
  return new Map(repairs.flatMap(({ id, names }) => (names.length === 0 ? [] : [[id, names]])));
};

const NO_STARS = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

/** Stores recounts unless newer ones exist. */
const storeRecounts = (bucket: string, results: ReadonlyMap<string, RecountResult>): Promise<void> =>
  runTransaction(async (tx) => {
    const newer = [...(await diffRecounts(tx, results))];
    if (newer.length === 0) return;
    const mods = Object.fromEntries(newer.map(([id, { counts: figures }]) => [id, figures]));
    tx.merge(doc('counts/{bucket}', bucket), { mods, updated_at: SERVER_TIME });
    for (const [id, { feedback }] of newer) tx.set(doc('feedback/{mod}', id), feedback);
  });

/** Deletes the counts of mods that no longer exist or belong to another bucket. */
const removeCounts = (bucket: string, ids: readonly string[]): Promise<void> =>
  runTransaction(async (tx) => {
    const sealed = await tx.get(doc('seals/{bucket}', bucket));
    const none = Object.fromEntries(ids.map((id) => [id, REMOVED]));
    tx.merge(doc('counts/{bucket}', bucket), { mods: none, updated_at: SERVER_TIME });
    if (sealed !== undefined) tx.merge(doc('seals/{bucket}', bucket), { mods: none });
  });

/**
 * Recounts all mods of a bucket.
 *
 * @returns the number of mods and of repaired counts
 */
const repairBucket = async (bucket: string): Promise<{ mods: number; mended: number }> => {
  const ids = await findModIds(bucket);
  const stored = (await get(getStoredCountsDoc(bucket)))?.mods ?? {};
  const results = await recount(new Map(ids.map((id) => [id, ALL])));
  const drift = await findDrift(results, stored);
  for (const chunk of splitIntoChunks(
    [...results].filter(([id]) => drift.has(id)),
    MODS_PER_COMMIT,
  ))
    await storeRecounts(bucket, new Map(chunk));
  const known = new Set(ids);
  const foreignIds = Object.keys(stored).filter((id) => !known.has(id));
  if (foreignIds.length > 0) await removeCounts(bucket, foreignIds);
  if (drift.size + foreignIds.length > 0)
    logger.warn('recounted figures mended', { bucket, mods: Object.fromEntries(drift), removed: foreignIds });
  return { mods: ids.length, mended: [...drift.values()].flat().length + foreignIds.length };
};

/**
 * Recounts favorites, comments and ratings of the mods in the next bucket. Deletes the counts of mods that no longer
 * exist. Each night continues after the bucket where the last night stopped. After the last bucket, the next night
 * starts again with the first. The very first night repairs no bucket, because it only determines the start values.
 */
export const repairCounts = async (state: Repair): Promise<StepResult> => {
  const [bucket] = state.downloads === null || state.left === 0 ? [] : await getBucketsAfter(state.recounted, 1);
  if (bucket === undefined) {
    const recounted = state.left === 0 ? state.recounted : null;
    return { next: { ...state, stage: 'totals', cursor: null, recounted } };
  }
  const { mods, mended } = await repairBucket(bucket);
  return {
    next: { ...state, recounted: bucket, left: Math.max(0, state.left - mods), mended: state.mended + mended },
  };
};
