import { DAY_MS, VIEW_SECONDS_MAX } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { doc, transaction } from '../platform/firestore.ts';
import { viewId } from './ids.ts';

/**
 * Adds to how long a member had a mod's page open: to today's view, or where there is none to yesterday's, which went on
 * past midnight. Together never longer than since that view began, however often it is told.
 */
export const addViewTime = (uid: string, modId: string, seconds: number): Promise<void> =>
  transaction(async (step) => {
    const at = now();
    const days = [at, new Date(at.getTime() - DAY_MS)].map(dayOf);
    const refs = days.map((day) => doc('users/{uid}/activity/{entry}', uid, viewId(modId, day)));
    const entries = await step.getAll(refs);
    const newest = entries.findIndex((entry) => entry !== undefined);
    const [ref, entry] = [refs[newest], entries[newest]];
    if (ref === undefined || entry === undefined) return;
    const elapsed = Math.floor((at.getTime() - entry.at.getTime()) / 1000);
    const duration = Math.min((entry.duration ?? 0) + seconds, Math.max(0, elapsed), VIEW_SECONDS_MAX);
    if (duration > (entry.duration ?? 0)) step.update(ref, { duration });
  });
