import type { RateLimitWindow } from '@bigorna/domain/entities/account';
import { getLimitOwner, isLoginLimit, RATE_LIMITS, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { now } from './clock.ts';
import { doc, get, increment, runBatch, runTransaction } from './firestore.ts';
import { computeKeyedHash } from './keyed-hash.ts';
import { logFailure } from './log-failure.ts';

/**
 * Margin for clock differences between instances: a window this close to its end may already have ended for another
 * instance.
 */
const END_MARGIN_MS = 5000;

/** A limit, the key that it counts by, and the points that the call takes; default: one. */
export type LimitKey = readonly [name: SharedLimitName, key: string, cost?: number];

/** The current window of a limit, by document id. */
export interface LimitWindow {
  readonly id: string;
  readonly endsAt: Date;
}

/** A window that counted a call, and the points that the call took. */
interface CountedWindow extends LimitWindow {
  readonly name: SharedLimitName;
  readonly cost: number;
}

/** Document id: a keyed hash of limit and key, so that it does not reveal the key. */
export const getWindowId = ([name, key]: LimitKey): string => computeKeyedHash(name, key);

const windowDoc = (id: string) => doc('rate_limits/{window}', id);

/** The current window or a new one. The database deletes expired windows by TTL. */
const getCurrentWindow = (at: Date, name: SharedLimitName, stored: RateLimitWindow | undefined): RateLimitWindow =>
  stored !== undefined && stored.expires_at > at
    ? stored
    : { points: 0, expires_at: new Date(at.getTime() + RATE_LIMITS[name].seconds * 1000) };

/** Windows with a uid are deleted with the account (`domain/member-data.ts`). */
const toOwnerField = (uid: string | undefined): Pick<RateLimitWindow, 'uid'> => (uid === undefined ? {} : { uid });

/** The windows that counted the call, or the windows that were full. */
export type ConsumeResult = { readonly counted: readonly CountedWindow[] } | { readonly full: readonly LimitWindow[] };

/**
 * Counts a call against all its limits, or rejects it if one of them is already full. A rejected call writes nothing. A
 * call that takes several points may go beyond a limit that is not full. The transaction is atomic across instances.
 */
export const consumeInFirestore = (limitKeys: readonly LimitKey[]): Promise<ConsumeResult> =>
  runTransaction(async (tx) => {
    const at = now();
    const ids = limitKeys.map(getWindowId);
    const stored = await tx.getAll(ids.map(windowDoc));
    const windows = limitKeys.map(([name, key, cost = 1], i) => {
      const window = { ...getCurrentWindow(at, name, stored[i]), ...toOwnerField(getLimitOwner(name, key)) };
      const isFull = window.points >= RATE_LIMITS[name].points;
      return { name, id: ids[i] ?? '', endsAt: window.expires_at, cost, window, isFull };
    });
    const full = windows.filter(({ isFull }) => isFull);
    if (full.length > 0) return { full };
    for (const { id, cost, window } of windows) tx.set(windowDoc(id), { ...window, points: window.points + cost });
    return { counted: windows };
  });

/** The full windows among limits. Reads without a transaction, so that callers do not wait for each other. */
export const findFullInFirestore = async (limitKeys: readonly LimitKey[]): Promise<readonly LimitWindow[]> => {
  const windows = limitKeys.map(async ([name, key]) => {
    const id = getWindowId([name, key]);
    const window = getCurrentWindow(now(), name, await get(windowDoc(id)));
    return window.points >= RATE_LIMITS[name].points ? [{ id, endsAt: window.expires_at }] : [];
  });
  return (await Promise.all(windows)).flat();
};

/** Counts against one limit, even beyond its points. */
export const countInFirestore = ([name, key, cost = 1]: LimitKey): Promise<void> =>
  runTransaction(async (tx) => {
    const ref = windowDoc(getWindowId([name, key]));
    const window = getCurrentWindow(now(), name, await tx.get(ref));
    tx.set(ref, { ...window, points: window.points + cost });
  });

/**
 * Refunds the points of a call in one write. It does not read first, because a window stays the same until it ends. A
 * failed refund is only logged: the limit is then stricter until the window ends.
 *
 * @param owner uid of the account that a login has proved; windows of login limits store this uid, and are deleted with
 *   the account
 */
export const refundInFirestore = async (windows: readonly CountedWindow[], owner?: string): Promise<void> => {
  const minEnd = now().getTime() + END_MARGIN_MS;
  const openWindows = windows.filter(({ endsAt }) => endsAt.getTime() > minEnd);
  if (openWindows.length === 0) return;
  await runBatch((writes) => {
    for (const { id, name, cost } of openWindows) {
      writes.update(windowDoc(id), {
        points: increment(-cost),
        ...toOwnerField(isLoginLimit(name) ? owner : undefined),
      });
    }
  }).catch(logFailure('rate limit not given back'));
};
