import type { Firestore } from 'firebase-admin/firestore';

/** Windows of rate limits with more points count bytes: no other limit allows as many. */
export const BYTES_FROM = 1e5;

/** An account, and the bytes of its downloads. */
interface Volume {
  readonly uid: string;
  readonly bytes: number;
}

/**
 * Lists the accounts that downloaded more than 100 kB within their current day (`download_bytes_by_account`), the
 * largest volume first. Costs a read per window of an account, because points have no index.
 */
export const listVolumes = async (db: Firestore, now: Date): Promise<Volume[]> => {
  const { docs } = await db.collection('rate_limits').where('uid', '>', '').get();
  return docs
    .filter((window) => window.get('points') > BYTES_FROM && window.get('expires_at').toDate() > now)
    .map((window) => ({ uid: String(window.get('uid')), bytes: Number(window.get('points')) }))
    .toSorted((a, b) => b.bytes - a.bytes);
};
