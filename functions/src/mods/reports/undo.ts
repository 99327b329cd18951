import type { Report } from '@bigorna/domain/entities/member';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { ApiError } from '../../platform/api-error.ts';
import { doc, type QueryDoc, type Reader, runTransaction } from '../../platform/firestore.ts';
import { logReportAction, markOpen, markResolved, requestReporterProgress } from './resolve-report.ts';
import { updateReportGroupNow } from './update-report-group.ts';

const outcome = z.enum(['upheld', 'dismissed']);
const loggedResolution = z.object({ outcome, reports: z.array(z.string()).min(1) });
const loggedOutcome = z.object({ outcome });

/** The given reports that still exist and match. Deleted reports need no undo. */
export const findReportsInState = async (
  tx: Reader,
  ids: readonly string[],
  matches: (report: Report) => boolean,
): Promise<QueryDoc<Report>[]> => {
  const refs = ids.map((id) => doc('reports/{report}', id));
  const stored = await tx.getAll(refs);
  return refs.flatMap(({ path }, i) => {
    const [data, id] = [stored[i], ids[i]];
    return data === undefined || id === undefined || !matches(data) ? [] : [{ id, path, data }];
  });
};

const getReportId = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

const undoResolve: Undo = async (entry, actor) => {
  const { about, id } = await runTransaction(async (tx) => {
    const logged = parseLoggedFields(loggedResolution, entry.after);
    const remaining = await findReportsInState(tx, logged.reports, (one) => one.outcome === logged.outcome);
    const report = remaining.find(({ id }) => id === getReportId(entry)) ?? remaining[0];
    if (report === undefined) throw new ApiError('stale');
    const reports = remaining.map(({ id }) => id);
    markOpen(tx, reports);
    const change = { before: { outcome: logged.outcome }, after: { outcome: null, reports }, undoes: entry.id };
    const action = { action: 'reopen:report', reason: null, ...change } as const;
    return { about: report.data, id: logReportAction(tx, report, action, actor) };
  });
  await updateReportGroupNow(about);
  return id;
};

const undoReopen: Undo = async (entry, actor) => {
  const logged = parseLoggedFields(loggedOutcome, entry.before);
  const { about, open, id } = await runTransaction(async (tx) => {
    const remaining = await findReportsInState(tx, [getReportId(entry)], ({ resolved_at }) => resolved_at === null);
    const [report] = remaining;
    if (report === undefined) throw new ApiError('stale');
    markResolved(tx, remaining, { outcome: logged.outcome, note: '', uid: actor.uid });
    const after = { outcome: logged.outcome, reports: [report.id] };
    const change = { before: { outcome: null }, after, reason: null, undoes: entry.id };
    const action = { action: 'resolve:report', ...change } as const;
    return { about: report.data, open: remaining, id: logReportAction(tx, report, action, actor) };
  });
  await requestReporterProgress(open, logged.outcome);
  await updateReportGroupNow(about);
  return id;
};

export const REPORT_UNDO = {
  'resolve:report': undoResolve,
  'reopen:report': undoReopen,
} as const satisfies Partial<Record<StaffAction, Undo>>;
