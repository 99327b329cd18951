import type { Report } from '@bigorna/domain/entities/member';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { loggedFields } from '../logs/logged-fields.ts';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError } from '../platform/api-error.ts';
import { doc, type Found, type Reader, transaction } from '../platform/firestore.ts';
import { logOfReport, markOpen, markResolved, thankReporters } from './resolve.ts';

const outcome = z.enum(['upheld', 'dismissed']);
const resolved = z.object({ outcome, reports: z.array(z.string()).min(1) });
const opened = z.object({ outcome });

/** Those of some reports that are still there, in a state; gone ones need no undoing. */
export const reportsStill = async (
  step: Reader,
  ids: readonly string[],
  isSo: (report: Report) => boolean,
): Promise<Found<Report>[]> => {
  const refs = ids.map((id) => doc('reports/{report}', id));
  const stored = await step.getAll(refs);
  return refs.flatMap(({ path }, i) => {
    const [data, id] = [stored[i], ids[i]];
    return data === undefined || id === undefined || !isSo(data) ? [] : [{ id, path, data }];
  });
};

const idOf = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

const undoResolve: Undo = (entry, actor) =>
  transaction(async (step) => {
    const given = loggedFields(resolved, entry.after);
    const still = await reportsStill(step, given.reports, (one) => one.outcome === given.outcome);
    const report = still.find(({ id }) => id === idOf(entry)) ?? still[0];
    if (report === undefined) throw new ApiError('stale');
    const reports = still.map(({ id }) => id);
    markOpen(step, reports);
    const logged = { before: { outcome: given.outcome }, after: { outcome: null, reports }, undoes: entry.id };
    return logOfReport(step, report, { action: 'reopen:report', reason: null, ...logged }, actor);
  });

const undoReopen: Undo = async (entry, actor) => {
  const given = loggedFields(opened, entry.before);
  const { open, id } = await transaction(async (step) => {
    const still = await reportsStill(step, [idOf(entry)], ({ resolved_at }) => resolved_at === null);
    const [report] = still;
    if (report === undefined) throw new ApiError('stale');
    markResolved(step, still, { outcome: given.outcome, note: '', uid: actor.uid });
    const after = { outcome: given.outcome, reports: [report.id] };
    const logged = { before: { outcome: null }, after, reason: null, undoes: entry.id };
    return { open: still, id: logOfReport(step, report, { action: 'resolve:report', ...logged }, actor) };
  });
  await thankReporters(open, given.outcome);
  return id;
};

/** What undoes which action on reports. */
export const REPORT_UNDO = {
  'resolve:report': undoResolve,
  'reopen:report': undoReopen,
} as const satisfies Partial<Record<StaffAction, Undo>>;
