import type { Report } from '@bigorna/domain/entities/member';
import { SIMILAR_REPORTS_MAX } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { getOwner } from './report-targets.ts';

/** Maximum of open reports in the group of a target. Further reports appear separately. */
const REPORTS_MAX = 200;

/**
 * Stops at the highest number that the console displays. Otherwise each new report would update all other reports of
 * the group.
 */
const countSimilar = (open: readonly unknown[]): number => Math.min(open.length, SIMILAR_REPORTS_MAX);

/**
 * Updates the open reports about a target: which report is the oldest (the lead), how many reports there are, and the
 * target's owner. With these fields the queue shows one lead per target without counting. If the target was deleted,
 * the lead is marked `gone`. Idempotent: writes only differences.
 */
export const updateReportGroup = (about: Pick<Report, 'subject' | 'path'>): Promise<void> =>
  runTransaction(async (tx) => {
    const [open, owner] = await Promise.all([
      tx.run('reportsOpenAbout', { path: about.path, resolved_at: null }, { limit: REPORTS_MAX }),
      getOwner(tx, about),
    ]);
    const firstLead = owner === undefined ? ('gone' as const) : true;
    for (const [i, { id, data }] of open.entries()) {
      const { lead, alike, about_uid = null } = data;
      const group = { lead: i === 0 && firstLead, alike: countSimilar(open), about_uid: owner ?? about_uid };
      if (lead === group.lead && alike === group.alike && data.about_uid === group.about_uid) continue;
      tx.update(doc('reports/{report}', id), group);
    }
  });

/**
 * Updates the group right after a committed action, so that the queue is right when the action responds. Only logs an
 * error, because the action is committed and the trigger `reportWritten` updates the group too.
 */
export const updateReportGroupNow = (about: Pick<Report, 'subject' | 'path'>): Promise<void> =>
  updateReportGroup(about).catch((error: unknown) =>
    logger.error('report group left to the trigger', { path: about.path, error: String(error) }),
  );
