import { toDay } from '@bigorna/domain/trending';
import { createSecret, now } from '../platform/clock.ts';
import { doc, runTransaction } from '../platform/firestore.ts';
import { computeKeyedHash } from '../platform/keyed-hash.ts';

/** Parts of a request that identify a visitor. */
export interface Visit {
  readonly ip: string;
  header(name: string): string | undefined;
}

/** An instance with a slow clock uses the newer salt, because the old one is deleted. */
const readSalt = (day: string): Promise<string> =>
  runTransaction(async (tx) => {
    const ref = doc('system/visitor-salt');
    const stored = await tx.get(ref);
    if (stored !== undefined && stored.day >= day) return stored.salt;
    const salt = createSecret();
    tx.set(ref, { day, salt });
    return salt;
  });

let cached: { readonly day: string; readonly salt: Promise<string> } | undefined;

/** The salt of a day, or a newer one if already cached in this process. */
const getSalt = (day: string): Promise<string> => {
  if (cached !== undefined && cached.day >= day) return cached.salt;
  const entry = { day, salt: readSalt(day) };
  cached = entry;
  entry.salt.catch(() => {
    if (cached === entry) cached = undefined;
  });
  return entry.salt;
};

/**
 * A hash with the day's salt and the secret. The salt is replaced daily, so that nobody can track visitors or link old
 * hashes to people. A copy of the database has the salt but not the secret.
 */
const hashWithSalt = async (parts: readonly string[], at: Date): Promise<string> => {
  const salt = await getSalt(toDay(at));
  return computeKeyedHash('visitor', salt, ...parts).slice(0, 32);
};

/** Visitor id of a member at a time. Stable for a day. */
export const getMemberVisitorId = (uid: string, at: Date): Promise<string> => hashWithSalt([uid], at);

/** Visitor id for counting views and clicks once a day: from the account, else from IP address and user agent. */
export const getVisitorId = (visit: Visit, uid?: string): Promise<string> =>
  uid === undefined
    ? hashWithSalt([visit.ip, visit.header('User-Agent') ?? ''], now())
    : getMemberVisitorId(uid, now());
