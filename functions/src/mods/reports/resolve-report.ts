import type { Report } from '@bigorna/domain/entities/member';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { requestProgress } from '../../members/achievements/request-progress.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import {
  doc,
  type QueryDoc,
  REMOVED,
  type Reader,
  type ReadWriteTransaction,
  runTransaction,
  SERVER_TIME,
  type Writer,
} from '../../platform/firestore.ts';
import { getRelatedPaths } from './report-targets.ts';
import { updateReportGroupNow } from './update-report-group.ts';

export type Outcome = NonNullable<Report['outcome']>;
type Stored = Pick<QueryDoc<Report>, 'id' | 'data'>;
type OpenReports = readonly Stored[];

/** Maximum of reports resolved in one transaction. */
const REPORTS_MAX = 200;

/** The open reports about a path, oldest first. */
export const findOpenReports = (tx: Reader, path: string): Promise<readonly QueryDoc<Report>[]> =>
  tx.run('reportsOpenAbout', { path, resolved_at: null }, { limit: REPORTS_MAX });

const NOT_IN_QUEUE = { lead: false, alike: 0 } as const;

interface Resolution {
  readonly outcome: Outcome;
  readonly note: string;
  readonly uid: string;
}

/** Resolves reports that were read as open in the same transaction. The caller writes the log entry. */
export const markResolved = (tx: Writer, open: OpenReports, { outcome, note, uid }: Resolution): void => {
  const resolved = { resolved_at: SERVER_TIME, resolved_by: uid, outcome, note, ...NOT_IN_QUEUE };
  for (const { id } of open) tx.update(doc('reports/{report}', id), resolved);
};

/**
 * Reopens reports. They keep `resolved_by` and note, for an undo and for the next decision. After the commit,
 * `updateReportGroupNow` returns them to the queue.
 */
export const markOpen = (tx: Writer, ids: readonly string[]): void => {
  for (const id of ids) tx.update(doc('reports/{report}', id), { resolved_at: null, outcome: REMOVED });
};

/** Restores the resolution of reopened reports. */
export const undoMarkOpen = (
  tx: Writer,
  reopened: OpenReports,
  resolution: { readonly resolved_at: Date; readonly outcome: Outcome },
): void => {
  for (const { id } of reopened) tx.update(doc('reports/{report}', id), { ...resolution, ...NOT_IN_QUEUE });
};

/** If the reports are upheld, requests an update of the reporters' achievements. Call it after the commit. */
export const requestReporterProgress = async (reports: OpenReports, outcome: Outcome): Promise<void> => {
  const uids = outcome === 'upheld' ? reports.flatMap(({ data: { uid } }) => uid ?? []) : [];
  await Promise.all([...new Set(uids)].map(requestProgress));
};

interface ReportAction extends Pick<LogEntry, 'before' | 'after' | 'reason'> {
  readonly action: StaffAction;
  readonly undoes?: string | undefined;
}

/** Writes the log entry of a report change. Returns the id of the entry. */
export const logReportAction = (tx: Writer, { id, data }: Stored, action: ReportAction, actor: Actor): string =>
  logAction(tx, actor, { ...action, target: doc('reports/{report}', id).path, about: getRelatedPaths(data) });

/** Writes the log entry of reopened reports. Returns the id of the entry. */
export const logReopening = (
  tx: Writer,
  report: Stored,
  { reports, undoes }: { readonly reports: readonly string[]; readonly undoes?: string },
  actor: Actor,
): string => {
  const { outcome = null, resolved_at } = report.data;
  const after = { outcome: null, resolved_at: null, reports };
  const action = { action: 'reopen:report', before: { outcome, resolved_at }, after, reason: null, undoes } as const;
  return logReportAction(tx, report, action, actor);
};

const read = async (tx: ReadWriteTransaction, id: string): Promise<Stored> => ({
  id,
  data: requireFound(await tx.get(doc('reports/{report}', id)), 'record_not_found'),
});

/**
 * Resolves a report, or all open reports about the same target up to `REPORTS_MAX`. A repeated call with the same
 * outcome changes nothing.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError record_not_found; stale if the report was resolved with another outcome
 */
export const resolveReport = async (
  id: string,
  { outcome, note = '', all }: { outcome: Outcome; note?: string | undefined; all: boolean },
  actor: Actor,
): Promise<string | undefined> => {
  const { about, open, entry } = await runTransaction(async (tx) => {
    const report = await read(tx, id);
    const about = report.data;
    if (about.resolved_at !== null) {
      if (about.outcome !== outcome) throw new ApiError('stale');
      return { about, open: [], entry: undefined };
    }
    const alike = all ? await findOpenReports(tx, about.path) : [];
    const chosen = [report, ...alike.filter((one) => one.id !== id)];
    markResolved(tx, chosen, { outcome, note, uid: actor.uid });
    const after = { outcome, reports: chosen.map((one) => one.id) };
    const logged = { action: 'resolve:report', before: { outcome: null }, after, reason: note || null } as const;
    return { about, open: chosen, entry: logReportAction(tx, report, logged, actor) };
  });
  await requestReporterProgress(open, outcome);
  if (!all) await updateReportGroupNow(about);
  return entry;
};

/** A report and the others about its path that one decision resolved. Firestore's times are more exact than `Date`. */
const findDecidedWith = async (tx: Reader, id: string, path: string, at: Date): Promise<string[]> => {
  const within = { path, from: at, to: new Date(at.getTime() + 1) };
  const together = await tx.run('reportsDecidedAt', within, { limit: REPORTS_MAX });
  return [...new Set([id, ...together.map((one) => one.id)])];
};

/**
 * Reopens a report, and the other reports that the same decision resolved, up to `REPORTS_MAX`. Does nothing if it is
 * open.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError record_not_found
 */
export const reopenReport = async (id: string, actor: Actor): Promise<string | undefined> => {
  const { about, entry } = await runTransaction(async (tx) => {
    const report = await read(tx, id);
    const { path, resolved_at } = report.data;
    if (resolved_at === null) return { about: report.data, entry: undefined };
    const reports = await findDecidedWith(tx, id, path, resolved_at);
    markOpen(tx, reports);
    return { about: report.data, entry: logReopening(tx, report, { reports }, actor) };
  });
  await updateReportGroupNow(about);
  return entry;
};
