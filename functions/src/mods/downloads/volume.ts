import { DAY_MS, DOWNLOAD_BYTES_A_DAY, EGRESS_DAYS, EGRESS_SHARDS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { logger } from 'firebase-functions';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, getAll, increment, merge } from '../../platform/firestore.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';
import { refundOnFailure, reserveAll } from '../../platform/rate-limits.ts';

const getShardRef = (day: string, shard: number) => doc('egress/{shard}', `${day}-${shard}`);
const SHARDS = Array.from({ length: EGRESS_SHARDS }, (_, shard) => shard);

/**
 * How long an instance uses the sum of the day before it reads the sum again. Meanwhile downloads may exceed the limit.
 */
const SUM_TTL_MS = 60_000;

/** Alerts watch these log messages (docs/operations.md). Each instance logs them at most once a minute. */
const logVolume = (day: string, bytes: number): void => {
  if (bytes >= DOWNLOAD_BYTES_A_DAY) logger.error('downloads paused for the day', { day, bytes });
  else if (bytes >= DOWNLOAD_BYTES_A_DAY / 2) logger.warn('half of the daily download volume used', { day, bytes });
};

const readDay = async (): Promise<{ readonly day: string; readonly bytes: number }> => {
  const day = toDay(now());
  const parts = await getAll(SHARDS.map((shard) => getShardRef(day, shard)));
  const bytes = parts.reduce((sum, part) => sum + (part?.bytes ?? 0), 0);
  logVolume(day, bytes);
  return { day, bytes };
};

/**
 * Creates a check that throws downloads_paused once all members together have used the daily volume. Each check has its
 * own cache.
 */
export const createVolumeCheck = (): (() => Promise<void>) => {
  const getDay = memoizeWithTtl(SUM_TTL_MS, readDay);
  return async () => {
    const today = toDay(now());
    const { day, bytes } = await getDay();
    if (day !== today || bytes < DOWNLOAD_BYTES_A_DAY) return;
    const midnight = Date.parse(today) + DAY_MS;
    throw new ApiError('downloads_paused', { retryAfterSeconds: (midnight - now().getTime()) / 1000 });
  };
};

const assertVolumeLeft = createVolumeCheck();

const addToDay = (bytes: number): Promise<void> => {
  const at = now();
  const expires_at = new Date(at.getTime() + EGRESS_DAYS * DAY_MS);
  const shard = Math.floor(Math.random() * EGRESS_SHARDS);
  return merge(getShardRef(toDay(at), shard), { bytes: increment(bytes), expires_at });
};

const toVolumeError = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'too_many_requests'
    ? new ApiError('download_volume_exceeded', { retryAfterSeconds: error.retryAfterSeconds ?? 1 }, error)
    : error;

/**
 * Delivers a file and counts its bytes, for the member and for all members together. A failed delivery does not count.
 * The count limits the number of signed URLs. Only Storage's own metrics show how often a signed URL is used.
 *
 * @throws ApiError download_volume_exceeded, downloads_paused, unavailable; and the errors of `deliver`
 */
export const deliverWithinVolume = async <T>(uid: string, bytes: number, deliver: () => Promise<T>): Promise<T> => {
  await assertVolumeLeft();
  const points = await reserveAll([['download_bytes_by_account', uid, bytes]]).catch((error: unknown) => {
    throw toVolumeError(error);
  });
  return refundOnFailure(points, async () => {
    const delivered = await deliver();
    await addToDay(bytes);
    return delivered;
  });
};
