import type { Repair } from '@bigorna/domain/entities/counting';
import { logger } from 'firebase-functions';
import { z } from 'zod';
import { logAction } from '../../audit/audit-log.ts';
import { createRequestId } from '../../platform/clock.ts';
import { doc, increment, runReadTransaction } from '../../platform/firestore.ts';
import { readNumber } from '../stored-counts.ts';
import type { StepResult } from './checkpoint.ts';

const stored = { path: doc('stats/site').path, schema: z.record(z.string(), z.unknown()) };

const TOTALS = ['downloads', 'mods', 'users'] as const;

/**
 * Compares the site totals with the accounts, the approved mods, and the sealed and later downloads. Fixes differences.
 * Ends the night, with an audit entry if anything was repaired.
 */
export const repairTotals = async (state: Repair): Promise<StepResult> => {
  const { result } = await runReadTransaction(async (tx) => {
    const [site, since, mods, users] = await Promise.all([
      tx.get(stored),
      tx.sum('rollUpsSince', { after: state.sealed ?? '' }, 'downloads'),
      tx.count('modsOfStatus', { status: 'approved' }),
      tx.count('accounts', {}),
    ]);
    return { site, since, counted: { mods, users } };
  });
  const { site, since, counted } = result;
  const sealed = state.downloads ?? Math.max(0, readNumber(site, 'downloads') - since);
  const expected = { ...counted, downloads: sealed + since };
  const drift = TOTALS.map((name) => [name, expected[name] - readNumber(site, name)] as const).filter(
    ([, difference]) => difference !== 0,
  );
  const mended = state.mended + drift.length;
  if (drift.length > 0) logger.warn('totals mended', { drift: Object.fromEntries(drift) });
  return {
    next: { ...state, stage: null, cursor: null, downloads: sealed, mended },
    write: (tx) => {
      if (drift.length > 0)
        tx.merge(
          doc('stats/site'),
          Object.fromEntries(drift.map(([name, difference]) => [name, increment(difference)])),
        );
      if (mended === 0) return;
      const logged = { action: 'repair:counts', target: doc('system/repair').path, before: null, after: { mended } };
      logAction(tx, { uid: null, requestId: createRequestId() }, logged);
    },
  };
};
