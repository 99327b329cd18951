import type { Repair } from '@bigorna/domain/entities/counting';
import { logger } from 'firebase-functions';
import { z } from 'zod';
import { auditEntry } from '../../platform/audit-log.ts';
import { newRequestId } from '../../platform/clock.ts';
import { atOneMoment, doc, increment, newId } from '../../platform/firestore.ts';
import { numberIn } from '../stored-counts.ts';
import type { Outcome } from './position.ts';

const stored = { path: doc('stats/site').path, schema: z.record(z.string(), z.unknown()) };

const TOTALS = ['downloads', 'mods', 'users'] as const;

/**
 * Compares the portal's totals with the accounts, the approved mods, and the downloads that were sealed and added since;
 * mends them and ends the night with an entry in the log where anything was mended.
 */
export const repairTotals = async (state: Repair): Promise<Outcome> => {
  const { result } = await atOneMoment(async (still) => {
    const [site, since, mods, users] = await Promise.all([
      still.get(stored),
      still.sum('rollUpsSince', { after: state.sealed ?? '' }, 'downloads'),
      still.count('modsOfStatus', { status: 'approved' }),
      still.count('accounts', {}),
    ]);
    return { site, since, counted: { mods, users } };
  });
  const { site, since, counted } = result;
  const sealed = state.downloads ?? Math.max(0, numberIn(site, 'downloads') - since);
  const expected = { ...counted, downloads: sealed + since };
  const drift = TOTALS.map((name) => [name, expected[name] - numberIn(site, name)] as const).filter(
    ([, by]) => by !== 0,
  );
  const mended = state.mended + drift.length;
  if (drift.length > 0) logger.warn('totals mended', { drift: Object.fromEntries(drift) });
  return {
    next: { ...state, stage: null, cursor: null, downloads: sealed, mended },
    write: (step) => {
      if (drift.length > 0)
        step.merge(doc('stats/site'), Object.fromEntries(drift.map(([name, by]) => [name, increment(by)])));
      if (mended === 0) return;
      const entry = auditEntry({
        actor: null,
        action: 'repair:counts',
        target: doc('system/repair').path,
        before: null,
        after: { mended },
        reason: null,
        requestId: newRequestId(),
      });
      step.create(doc('logs/{entry}', newId()), entry);
    },
  };
};
