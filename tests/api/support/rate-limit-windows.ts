import { RATE_LIMITS, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { getWindowId } from '../../../functions/src/platform/rate-limit-windows.ts';
import { firestore } from './firebase.ts';

const HOUR_MS = 3_600_000;

/** The stored window of a rate limit. */
export const getWindow = (name: SharedLimitName, key: string) =>
  firestore.doc(`rate_limits/${getWindowId([name, key])}`);

/** Uses up a limit except for `left` points, as other instances would, by default for an hour. */
export const leavePoints = (name: SharedLimitName, key: string, left: number, forMs = HOUR_MS) =>
  getWindow(name, key).set({
    points: RATE_LIMITS[name].points - left,
    expires_at: Timestamp.fromMillis(Date.now() + forMs),
  });

/** Used points of a limit. */
export const getUsedPoints = async (name: SharedLimitName, key: string): Promise<unknown> =>
  (await getWindow(name, key).get()).get('points');
