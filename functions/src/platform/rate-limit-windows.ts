import { createHash } from 'node:crypto';
import type { RateLimitWindow } from '@bigorna/domain/entities/account';
import { RATE_LIMITS, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { logger } from 'firebase-functions';
import { now } from './clock.ts';
import { batch, doc, increment, transaction } from './firestore.ts';

/** Instances' clocks differ: a window that ends so soon may be another's new one by the time it is written. */
const NEARLY_OVER_MS = 5000;

/** What a call is counted for: a limit, and whom it counts. */
export type Spending = readonly [name: SharedLimitName, key: string];

/** A limit's window, by the document it is kept in. */
export interface Window {
  readonly id: string;
  readonly endsAt: Date;
}

/** Where a limit's window is kept: nobody can read from it whom it counts. */
export const windowId = ([name, key]: Spending): string => createHash('sha256').update(`${name} ${key}`).digest('hex');

const windowDoc = (id: string) => doc('rate_limits/{window}', id);

/** The window that goes on, or a new one. The database deletes old ones some time after they end. */
const windowAt = (at: Date, name: SharedLimitName, stored: RateLimitWindow | undefined): RateLimitWindow =>
  stored !== undefined && stored.expires_at > at
    ? stored
    : { points: 0, expires_at: new Date(at.getTime() + RATE_LIMITS[name].seconds * 1000) };

/** Whether a call was counted, and in which windows; or which ones were full. */
export type Verdict = { readonly counted: readonly Window[] } | { readonly full: readonly Window[] };

/**
 * Counts a call against all its limits or, where one of them is used up, against none; as one step, whatever other
 * instances count at the same time. A call that is refused writes nothing.
 */
export const spendInFirestore = (spendings: readonly Spending[]): Promise<Verdict> =>
  transaction(async (step) => {
    const at = now();
    const ids = spendings.map(windowId);
    const stored = await step.getAll(ids.map(windowDoc));
    const windows = spendings.map(([name], i) => {
      const window = windowAt(at, name, stored[i]);
      return { id: ids[i] ?? '', endsAt: window.expires_at, window, isFull: window.points >= RATE_LIMITS[name].points };
    });
    const full = windows.filter(({ isFull }) => isFull);
    if (full.length > 0) return { full };
    for (const { id, window } of windows) step.set(windowDoc(id), { ...window, points: window.points + 1 });
    return { counted: windows };
  });

/**
 * Takes back what a call was counted for, all in one write; without reading, since a window is none other before it ends.
 * That it fails is no reason for the call to fail: the limit is the stricter for a while.
 */
export const giveBackInFirestore = async (windows: readonly Window[]): Promise<void> => {
  const ending = now().getTime() + NEARLY_OVER_MS;
  const lasting = windows.filter(({ endsAt }) => endsAt.getTime() > ending);
  if (lasting.length === 0) return;
  try {
    await batch((writes) => {
      for (const { id } of lasting) writes.update(windowDoc(id), { points: increment(-1) });
    });
  } catch (error) {
    logger.error('rate limit not given back', { error: String(error) });
  }
};
