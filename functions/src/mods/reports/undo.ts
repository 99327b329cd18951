import type { Report } from '@bigorna/domain/entities/member';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { assertNotRepeated, parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { requireFound } from '../../platform/api-error.ts';
import { doc, type QueryDoc, type Reader, runTransaction } from '../../platform/firestore.ts';
import { logReopening, logReportAction, markOpen, requestReporterProgress, undoMarkOpen } from './resolve-report.ts';
import { updateReportGroupNow } from './update-report-group.ts';

const outcome = z.enum(['upheld', 'dismissed']);
const loggedReports = z.object({ reports: z.array(z.string()).min(1) });
const loggedResolution = loggedReports.extend({ outcome });
const loggedReopening = z.object({ outcome, resolved_at: z.date() });

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

/** Decisions about a comment also decide its open reports. */
const COMMENT_DECISIONS = ['hide:comment', 'restore:comment', 'remove:comment'] as const;

const getReportId = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** The target of the entry or, if it was deleted, another of the reports. */
const pickTarget = (entry: UndoneEntry, reports: readonly QueryDoc<Report>[]): QueryDoc<Report> =>
  requireFound(reports.find(({ id }) => id === getReportId(entry)) ?? reports[0], 'stale');

const undoResolve: Undo = async (entry, actor) => {
  const { about, id } = await runTransaction(async (tx) => {
    const logged = parseLoggedFields(loggedResolution, entry.after);
    const remaining = await findReportsInState(tx, logged.reports, (one) => one.outcome === logged.outcome);
    const report = pickTarget(entry, remaining);
    const reports = remaining.map(({ id }) => id);
    markOpen(tx, reports);
    return { about: report.data, id: logReopening(tx, report, { reports, undoes: entry.id }, actor) };
  });
  await updateReportGroupNow(about);
  return id;
};

const undoReopen: Undo = async (entry, actor) => {
  const resolution = parseLoggedFields(loggedReopening, entry.before);
  const { reports } = parseLoggedFields(loggedReports, entry.after);
  const { about, open, id } = await runTransaction(async (tx) => {
    const remaining = await findReportsInState(tx, reports, ({ resolved_at }) => resolved_at === null);
    const report = pickTarget(entry, remaining);
    // A later decision may name any of the reopened reports.
    const paths = reports.map((id) => doc('reports/{report}', id).path);
    await assertNotRepeated(tx, ['resolve:report'], entry, paths);
    await assertNotRepeated(tx, COMMENT_DECISIONS, entry, report.data.path);
    undoMarkOpen(tx, remaining, resolution);
    const after = { outcome: resolution.outcome, reports: remaining.map(({ id }) => id) };
    const change = { before: { outcome: null }, after, reason: null, undoes: entry.id };
    const action = { action: 'resolve:report', ...change } as const;
    return { about: report.data, open: remaining, id: logReportAction(tx, report, action, actor) };
  });
  await requestReporterProgress(open, resolution.outcome);
  await updateReportGroupNow(about);
  return id;
};

export const REPORT_UNDO = {
  'resolve:report': undoResolve,
  'reopen:report': undoReopen,
} as const satisfies Partial<Record<StaffAction, Undo>>;
