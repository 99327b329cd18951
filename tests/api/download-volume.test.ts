import './support/separate-project.ts';
import './support/mock-logger.ts';
import { randomUUID } from 'node:crypto';
import { DAY_MS, DOWNLOAD_BYTES_A_DAY, EGRESS_SHARDS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { toDay } from '@bigorna/domain/trending';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVolumeCheck, deliverWithinVolume } from '../../functions/src/mods/downloads/volume.ts';
import { firestore } from './support/firebase.ts';

const MAX = RATE_LIMITS.download_bytes_by_account.points;
const FILE = 256 * 1024 ** 2;
const egress = firestore.collection('egress');

const readSum = async (): Promise<number> =>
  (await egress.get()).docs.reduce((sum, row) => sum + Number(row.get('bytes')), 0);
const setSum = (bytes: number) =>
  egress.doc(`${toDay(new Date())}-3`).set({ bytes, expires_at: Timestamp.fromMillis(Date.now() + DAY_MS) });

const deliver = (uid: string, bytes: number) => deliverWithinVolume(uid, bytes, async () => 'delivered');

beforeEach(async () => {
  vi.mocked(logger.warn).mockClear();
  vi.mocked(logger.error).mockClear();
  for (const row of (await egress.get()).docs) await row.ref.delete();
});
afterEach(() => void vi.useRealTimers());

describe('volume of an account', () => {
  it('is limited per day in bytes, without effect on other accounts (R090)', async () => {
    const [uid, other] = [randomUUID(), randomUUID()];
    await deliver(uid, MAX - 1);
    await deliver(uid, FILE);
    const rejected = await deliver(uid, 1).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ code: 'download_volume_exceeded', status: 429 });
    expect(rejected).toHaveProperty('retryAfterSeconds', expect.closeTo(86_400, -2));
    await deliver(other, FILE);
    expect(await readSum()).toBe(MAX - 1 + 2 * FILE);
  });

  it('does not count a file that could not be delivered (R090, R209)', async () => {
    const uid = randomUUID();
    const failed = deliverWithinVolume(uid, MAX, () => Promise.reject(new Error('no storage')));
    await expect(failed).rejects.toThrow('no storage');
    expect(await readSum()).toBe(0);
    expect(await deliver(uid, MAX)).toBe('delivered');
    expect(await readSum()).toBe(MAX);
  });
});

describe('volume of all accounts', () => {
  it('is exact when parallel downloads add to several documents (R090)', async () => {
    await Promise.all(Array.from({ length: 40 }, () => deliver(randomUUID(), FILE)));
    expect(await readSum()).toBe(40 * FILE);
    const { size } = await egress.get();
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThanOrEqual(EGRESS_SHARDS);
  });

  it('pauses downloads until midnight only when the limit is used up (R090)', async () => {
    await setSum(DOWNLOAD_BYTES_A_DAY - 1);
    await createVolumeCheck()();
    await setSum(DOWNLOAD_BYTES_A_DAY);
    const check = createVolumeCheck();
    const rejected = await check().catch((error: unknown) => error);
    const untilMidnight = (Date.parse(toDay(new Date())) + DAY_MS - Date.now()) / 1000;
    expect(rejected).toMatchObject({ code: 'downloads_paused', status: 503 });
    expect(rejected).toHaveProperty('retryAfterSeconds', expect.closeTo(untilMidnight, -2));
    expect(logger.error).toHaveBeenCalledWith('downloads paused for the day', expect.anything());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await check();
  });

  it('is logged for an alert from half of the limit on, once a minute (R090)', async () => {
    await setSum(DOWNLOAD_BYTES_A_DAY / 2 - 1);
    await createVolumeCheck()();
    expect(logger.warn).not.toHaveBeenCalled();
    await setSum(DOWNLOAD_BYTES_A_DAY / 2);
    const check = createVolumeCheck();
    await check();
    await check();
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(logger.warn).toHaveBeenCalledWith('half of the daily download volume used', expect.anything());
  });
});
