import type { Report } from '@bigorna/domain/entities/member';
import { ALIKE_TOLD_MAX } from '@bigorna/domain/limits';
import { doc, transaction } from '../platform/firestore.ts';
import { ownerOf } from './about.ts';

/** So many open reports about one thing are kept in order; further ones wait like the others. */
const MOST = 200;

/** Counted no further than the console tells: otherwise each new report would be noted on all the others. */
const countOf = (open: readonly unknown[]): number => Math.min(open.length, ALIKE_TOLD_MAX);

/**
 * Notes on the open reports about a thing which is the oldest, how many they are (or that they are many), and whose the
 * thing is: the queue has each thing once, and its rows need no counting. Of a thing that is gone none leads: nothing is left to decide there.
 * May be done again; where all is noted it writes nothing.
 */
export const settleReports = (about: Pick<Report, 'subject' | 'path'>): Promise<void> =>
  transaction(async (step) => {
    const [open, owner] = await Promise.all([
      step.run('reportsOpenAbout', { path: about.path, resolved_at: null }, { limit: MOST }),
      ownerOf(step, about),
    ]);
    for (const [i, { id, data }] of open.entries()) {
      const { lead, alike, about_uid = null } = data;
      const wanted = { lead: i === 0 && owner !== undefined, alike: countOf(open), about_uid: owner ?? about_uid };
      if (lead === wanted.lead && alike === wanted.alike && data.about_uid === wanted.about_uid) continue;
      step.update(doc('reports/{report}', id), wanted);
    }
  });
