import { isDeepStrictEqual } from 'node:util';
import type { Repair } from '@bigorna/domain/entities/counting';
import type { Seal, SealedFigures } from '@bigorna/domain/entities/mod';
import { dayOf } from '@bigorna/domain/trending';
import { logger } from 'firebase-functions';
import { z } from 'zod';
import { now } from '../../platform/clock.ts';
import {
  atOneMoment,
  doc,
  getAll,
  increment,
  runSound,
  SERVER_TIME,
  type Step,
  type Still,
} from '../../platform/firestore.ts';
import { type StoredCounts, sealedIn, storedCounts } from '../stored-counts.ts';
import { addApplied, added, atLeastNothing, type ByBucket, less, NOTHING, recentOnly, sizeOf } from './figures.ts';
import type { Outcome } from './position.ts';

/** So many buckets are compared in one reading; the roll-ups since the seal are read once for all of them. */
const BUCKETS_AT_ONCE = 20;
const ROLL_UPS_AT_ONCE = 300;
/** Firestore adds to at most 500 fields of a document in one commit; a mod has at most 17. */
const ADDITIONS_AT_ONCE = 480;

/** The next buckets behind one, with figures or with a seal. */
export const bucketsBehind = async (cursor: string | null, limit: number): Promise<string[]> => {
  const part = { limit, afterId: cursor ?? undefined };
  const pages = await Promise.all([runSound('countsBuckets', {}, part), runSound('seals', {}, part)]);
  const ids = pages.flatMap(({ found, unfit }) => [...found, ...unfit].map(({ id }) => id));
  return [...new Set(ids)].sort().slice(0, limit);
};

/** What roll-ups have added since a day was sealed. */
const appliedSince = async (still: Still, sealed: string): Promise<ByBucket> => {
  const sums: ByBucket = new Map();
  let page = await still.runSound('rollUpsSince', { after: sealed }, { limit: ROLL_UPS_AT_ONCE });
  for (;;) {
    for (const { data } of page.found) addApplied(sums, data);
    if (page.last === undefined) return sums;
    page = await still.runSound('rollUpsSince', { after: sealed }, { limit: ROLL_UPS_AT_ONCE, after: page.last });
  }
};

/** A bucket's figures and what they should be, at one moment. */
interface Compared {
  readonly bucket: string;
  readonly stored: StoredCounts['mods'];
  readonly seal: Seal | undefined;
  readonly applied: ReadonlyMap<string, SealedFigures>;
}

const compare = async (buckets: readonly string[], sealed: string): Promise<Compared[]> => {
  const { result } = await atOneMoment(async (still) => {
    const [counts, seals, applied] = await Promise.all([
      still.getAll(buckets.map(storedCounts)),
      still.getAll(buckets.map((bucket) => doc('seals/{bucket}', bucket))),
      appliedSince(still, sealed),
    ]);
    return buckets.map((bucket, i) => ({
      bucket,
      stored: counts[i]?.mods ?? {},
      seal: seals[i],
      applied: applied.get(bucket) ?? new Map<string, SealedFigures>(),
    }));
  });
  return result;
};

/** What a bucket lacks, by mod, and what its seal is to hold. */
interface Findings {
  readonly drift: ReadonlyMap<string, SealedFigures>;
  readonly sealed: Seal['mods'];
  readonly isSealChanged: boolean;
  /** There is more than one commit takes. */
  readonly isMore: boolean;
}

/** The mods of a seal that have no figures any more because they are gone. */
const goneOf = async ({ stored, seal }: Compared): Promise<Set<string>> => {
  const missing = Object.keys(seal?.mods ?? {}).filter((id) => stored[id] === undefined);
  const mods = await getAll(missing.map((id) => ({ path: doc('mods/{mod}', id).path, schema: z.unknown() })));
  return new Set(missing.filter((_, i) => mods[i] === undefined));
};

const findingsIn = async (compared: Compared, today: string): Promise<Findings> => {
  const { stored, applied } = compared;
  const known = compared.seal?.mods ?? {};
  const gone = await goneOf(compared);
  const drift = new Map<string, SealedFigures>();
  const sealed: Seal['mods'] = {};
  let additions = 0;
  for (const id of new Set([...Object.keys(stored), ...Object.keys(known)])) {
    if (gone.has(id)) continue;
    const has = recentOnly(sealedIn(stored[id]), today);
    const since = applied.get(id) ?? NOTHING;
    const ground = known[id] ?? atLeastNothing(less(has, since));
    sealed[id] = ground;
    const by = less(recentOnly(added(ground, since), today), has);
    if (sizeOf(by) === 0 || additions + sizeOf(by) > ADDITIONS_AT_ONCE) continue;
    additions += sizeOf(by);
    drift.set(id, by);
  }
  return {
    drift,
    sealed,
    isSealChanged: !isDeepStrictEqual(sealed, known),
    isMore: additions > ADDITIONS_AT_ONCE - 17,
  };
};

const additionOf = ({ views, downloads, recent }: SealedFigures) => ({
  ...(views === 0 ? {} : { views: increment(views) }),
  ...(downloads === 0 ? {} : { downloads: increment(downloads) }),
  ...(Object.keys(recent).length === 0
    ? {}
    : { recent: Object.fromEntries(Object.entries(recent).map(([day, by]) => [day, increment(by)])) }),
});

/** By additions, so that roll-ups that come in between lose nothing. */
const write = (step: Step, bucket: string, day: string, { drift, sealed, isSealChanged }: Findings): void => {
  if (isSealChanged) step.set(doc('seals/{bucket}', bucket), { day, mods: sealed });
  if (drift.size === 0) return;
  const mods = Object.fromEntries([...drift].map(([id, by]) => [id, additionOf(by)]));
  step.merge(doc('counts/{bucket}', bucket), { mods, updated_at: SERVER_TIME });
};

const tell = (bucket: string, { drift }: Findings): void => {
  if (drift.size > 0) logger.warn('views and downloads mended', { bucket, mods: [...drift.keys()] });
};
const mendedBy = ({ drift }: Findings): number => [...drift.values()].reduce((sum, by) => sum + sizeOf(by), 0);

/**
 * Compares views and downloads of the next buckets with what was sealed of them and what roll-ups have added since, all as
 * of one moment, and mends what differs. A mod that is new to the seal begins with the figures that it has. A bucket that
 * lacks more than one commit takes is compared again.
 */
export const repairSums = async (state: Repair): Promise<Outcome> => {
  const day = state.sealed;
  if (day === null) throw new Error('Nothing is sealed yet');
  const buckets = await bucketsBehind(state.cursor, BUCKETS_AT_ONCE);
  const today = dayOf(now());
  const found: { bucket: string; findings: Findings }[] = [];
  let [cursor, isEnd] = [state.cursor, buckets.length < BUCKETS_AT_ONCE];
  for (const compared of await compare(buckets, day)) {
    const findings = await findingsIn(compared, today);
    found.push({ bucket: compared.bucket, findings });
    tell(compared.bucket, findings);
    if (findings.isMore) {
      isEnd = false;
      break;
    }
    cursor = compared.bucket;
  }
  const mended = found.reduce((sum, { findings }) => sum + mendedBy(findings), state.mended);
  return {
    next: { ...state, ...(isEnd ? { stage: 'counts', cursor: null } : { cursor }), mended },
    write: (step) => {
      for (const { bucket, findings } of found) write(step, bucket, day, findings);
    },
  };
};
