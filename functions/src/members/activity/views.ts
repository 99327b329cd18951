import { DAY_MS, VIEW_SECONDS_MAX } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { now } from '../../platform/clock.ts';
import { create, doc, get, isAlreadyExists, runTransaction } from '../../platform/firestore.ts';
import { getViewId, toActivityModFields } from './activity-entry.ts';

/**
 * Adds viewing time to today's view of a mod. Without a view today, adds it to yesterday's view, which then continued
 * past midnight. The sum never exceeds the time since the view began, even for repeated reports.
 */
export const addViewTime = (uid: string, modId: string, seconds: number): Promise<void> =>
  runTransaction(async (tx) => {
    const at = now();
    const days = [at, new Date(at.getTime() - DAY_MS)].map(toDay);
    const refs = days.map((day) => doc('users/{uid}/activity/{entry}', uid, getViewId(modId, day)));
    const entries = await tx.getAll(refs);
    const newest = entries.findIndex((entry) => entry !== undefined);
    const [ref, entry] = [refs[newest], entries[newest]];
    if (ref === undefined || entry === undefined) return;
    const elapsed = Math.floor((at.getTime() - entry.at.getTime()) / 1000);
    const duration = Math.min((entry.duration ?? 0) + seconds, Math.max(0, elapsed), VIEW_SECONDS_MAX);
    if (duration > (entry.duration ?? 0)) tx.update(ref, { duration });
  });

/** Adds a view to the member's activity, once per mod and day. `addViewTime` adds the duration. */
export const saveView = async (uid: string, modId: string): Promise<void> => {
  const mod = await get(doc('mods/{mod}', modId));
  if (mod === undefined) return;
  const at = now();
  const ref = doc('users/{uid}/activity/{entry}', uid, getViewId(modId, toDay(at)));
  try {
    await create(ref, { kind: 'views', ...toActivityModFields(modId, mod), at, duration: 0 });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
};
