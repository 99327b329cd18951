import { isDeepStrictEqual } from 'node:util';
import type { Repair } from '@bigorna/domain/entities/counting';
import type { Seal, SealedCounts } from '@bigorna/domain/entities/mod';
import { toDay } from '@bigorna/domain/trending';
import { logger } from 'firebase-functions';
import { z } from 'zod';
import { now } from '../../platform/clock.ts';
import {
  doc,
  getAll,
  increment,
  type ReadTransaction,
  type ReadWriteTransaction,
  runLenient,
  runReadTransaction,
  SERVER_TIME,
} from '../../platform/firestore.ts';
import { getStoredCountsDoc, readSealedCounts, type StoredCounts } from '../stored-counts.ts';
import type { StepResult } from './checkpoint.ts';
import {
  addApplied,
  addCounts,
  type CountsByBucket,
  clampToZero,
  countDifferences,
  dropExpiredDays,
  NO_COUNTS,
  subtractCounts,
} from './sealed-counts.ts';

/** Buckets per read transaction. They share one read of the roll-ups since the seal. */
const BUCKETS_PER_READ = 20;
const ROLL_UPS_PER_PAGE = 300;
/** Firestore allows 500 field increments per document and commit. A mod has at most 17. */
const INCREMENTS_PER_COMMIT = 480;

/** The next buckets with counts or a seal, after a cursor; null starts with the first bucket. */
export const getBucketsAfter = async (cursor: string | null, limit: number): Promise<string[]> => {
  const options = { limit, afterId: cursor ?? undefined };
  const pages = await Promise.all([runLenient('countsBuckets', {}, options), runLenient('seals', {}, options)]);
  const ids = pages.flatMap(({ docs, invalid }) => [...docs, ...invalid].map(({ id }) => id));
  return [...new Set(ids)].sort().slice(0, limit);
};

/** Sums of the roll-ups since a sealed day. */
const sumRollUpsSince = async (tx: ReadTransaction, sealed: string): Promise<CountsByBucket> => {
  const sums: CountsByBucket = new Map();
  let page = await tx.runLenient('rollUpsSince', { after: sealed }, { limit: ROLL_UPS_PER_PAGE });
  for (;;) {
    for (const { data } of page.docs) addApplied(sums, data);
    if (page.last === undefined) return sums;
    page = await tx.runLenient('rollUpsSince', { after: sealed }, { limit: ROLL_UPS_PER_PAGE, after: page.last });
  }
};

/** Stored and expected counts of a bucket, read in one transaction. */
interface BucketState {
  readonly bucket: string;
  readonly stored: StoredCounts['mods'];
  readonly seal: Seal | undefined;
  readonly applied: ReadonlyMap<string, SealedCounts>;
}

const readBuckets = async (buckets: readonly string[], sealed: string): Promise<BucketState[]> => {
  const { result } = await runReadTransaction(async (tx) => {
    const [counts, seals, applied] = await Promise.all([
      tx.getAll(buckets.map(getStoredCountsDoc)),
      tx.getAll(buckets.map((bucket) => doc('seals/{bucket}', bucket))),
      sumRollUpsSince(tx, sealed),
    ]);
    return buckets.map((bucket, i) => ({
      bucket,
      stored: counts[i]?.mods ?? {},
      seal: seals[i],
      applied: applied.get(bucket) ?? new Map<string, SealedCounts>(),
    }));
  });
  return result;
};

/** Differences of a bucket by mod, and its new seal. */
interface Findings {
  readonly drift: ReadonlyMap<string, SealedCounts>;
  readonly sealed: Seal['mods'];
  readonly isSealChanged: boolean;
  /** Whether the bucket may have more differences than fit into one commit. */
  readonly isMore: boolean;
}

/** Deleted mods of a seal: they have no counts and no document. */
const findDeletedMods = async ({ stored, seal }: BucketState): Promise<Set<string>> => {
  const missing = Object.keys(seal?.mods ?? {}).filter((id) => stored[id] === undefined);
  const mods = await getAll(missing.map((id) => ({ path: doc('mods/{mod}', id).path, schema: z.unknown() })));
  return new Set(missing.filter((_, i) => mods[i] === undefined));
};

const findDrift = async (bucketState: BucketState, today: string): Promise<Findings> => {
  const { stored, applied } = bucketState;
  const known = bucketState.seal?.mods ?? {};
  const deleted = await findDeletedMods(bucketState);
  const drift = new Map<string, SealedCounts>();
  const sealed: Seal['mods'] = {};
  let additions = 0;
  for (const id of new Set([...Object.keys(stored), ...Object.keys(known)])) {
    if (deleted.has(id)) continue;
    const current = dropExpiredDays(readSealedCounts(stored[id]), today);
    const addedSince = applied.get(id) ?? NO_COUNTS;
    const base = known[id] ?? clampToZero(subtractCounts(current, addedSince));
    sealed[id] = base;
    const difference = subtractCounts(dropExpiredDays(addCounts(base, addedSince), today), current);
    if (countDifferences(difference) === 0 || additions + countDifferences(difference) > INCREMENTS_PER_COMMIT)
      continue;
    additions += countDifferences(difference);
    drift.set(id, difference);
  }
  return {
    drift,
    sealed,
    isSealChanged: !isDeepStrictEqual(sealed, known),
    isMore: additions > INCREMENTS_PER_COMMIT - 17,
  };
};

const toIncrements = ({ views, downloads, recent }: SealedCounts) => ({
  ...(views === 0 ? {} : { views: increment(views) }),
  ...(downloads === 0 ? {} : { downloads: increment(downloads) }),
  ...(Object.keys(recent).length === 0
    ? {}
    : { recent: Object.fromEntries(Object.entries(recent).map(([day, difference]) => [day, increment(difference)])) }),
});

/** Writes increments, so that concurrent roll-ups are not lost. */
const writeFindings = (
  tx: ReadWriteTransaction,
  bucket: string,
  day: string,
  { drift, sealed, isSealChanged }: Findings,
): void => {
  if (isSealChanged) tx.set(doc('seals/{bucket}', bucket), { day, mods: sealed });
  if (drift.size === 0) return;
  const mods = Object.fromEntries([...drift].map(([id, difference]) => [id, toIncrements(difference)]));
  tx.merge(doc('counts/{bucket}', bucket), { mods, updated_at: SERVER_TIME });
};

const logDrift = (bucket: string, { drift }: Findings): void => {
  if (drift.size > 0) logger.warn('views and downloads mended', { bucket, mods: [...drift.keys()] });
};
const countRepairs = ({ drift }: Findings): number =>
  [...drift.values()].reduce((sum, difference) => sum + countDifferences(difference), 0);

/**
 * Compares views and downloads of the next buckets with the sealed sums plus later roll-ups, and fixes differences. One
 * transaction reads both sides. A mod that is new to the seal keeps its current counts as start values. A bucket with
 * too many differences for one commit is compared again.
 */
export const repairSums = async (state: Repair): Promise<StepResult> => {
  const day = state.sealed;
  if (day === null) throw new Error('Nothing is sealed yet');
  const buckets = await getBucketsAfter(state.cursor, BUCKETS_PER_READ);
  const today = toDay(now());
  const bucketFindings: { bucket: string; findings: Findings }[] = [];
  let [cursor, isEnd] = [state.cursor, buckets.length < BUCKETS_PER_READ];
  for (const bucketState of await readBuckets(buckets, day)) {
    const findings = await findDrift(bucketState, today);
    bucketFindings.push({ bucket: bucketState.bucket, findings });
    logDrift(bucketState.bucket, findings);
    if (findings.isMore) {
      isEnd = false;
      break;
    }
    cursor = bucketState.bucket;
  }
  const mended = bucketFindings.reduce((sum, { findings }) => sum + countRepairs(findings), state.mended);
  return {
    next: { ...state, ...(isEnd ? { stage: 'counts', cursor: null } : { cursor }), mended },
    write: (tx) => {
      for (const { bucket, findings } of bucketFindings) writeFindings(tx, bucket, day, findings);
    },
  };
};
