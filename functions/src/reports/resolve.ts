import type { Report } from '@bigorna/domain/entities/member';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../accounts/actor.ts';
import { touchMember } from '../achievements/touch-member.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import {
  doc,
  type Found,
  newId,
  REMOVED,
  type Reader,
  SERVER_TIME,
  type Step,
  transaction,
  type Writer,
} from '../platform/firestore.ts';
import { concernedBy } from './about.ts';

export type Outcome = NonNullable<Report['outcome']>;
type Stored = Pick<Found<Report>, 'id' | 'data'>;
type Open = readonly Stored[];

/** So many are resolved in one step. */
const MOST = 200;

/** The open reports about a path, oldest first. */
export const openAbout = (step: Reader, path: string): Promise<readonly Found<Report>[]> =>
  step.run('reportsOpenAbout', { path, resolved_at: null }, { limit: MOST });

/** What staff make of reports: how, with which note for each other, and who. */
interface Verdict {
  readonly outcome: Outcome;
  readonly note: string;
  readonly uid: string;
}

/** Resolves reports that were read as open in this step; it is logged by whoever has them resolved. */
export const markResolved = (step: Writer, open: Open, { outcome, note, uid }: Verdict): void => {
  const resolved = { resolved_at: SERVER_TIME, resolved_by: uid, outcome, note, lead: false, alike: 0 };
  for (const { id } of open) step.update(doc('reports/{report}', id), resolved);
};

/** Opens reports again that are still resolved; which of them leads is noted a moment later. */
export const markOpen = (step: Writer, ids: readonly string[]): void => {
  for (const id of ids)
    step.update(doc('reports/{report}', id), { resolved_at: null, resolved_by: null, outcome: REMOVED, note: '' });
};

/** Reporters whose word was good get on by it. Call it after the commit. */
export const thankReporters = async (reports: Open, outcome: Outcome): Promise<void> => {
  const uids = outcome === 'upheld' ? reports.flatMap(({ data: { uid } }) => uid ?? []) : [];
  await Promise.all([...new Set(uids)].map(touchMember));
};

interface Logged extends Pick<LogEntry, 'before' | 'after' | 'reason'> {
  readonly action: StaffAction;
  readonly undoes?: string | undefined;
}

/** Writes the log entry of what was done to a report. Answers its id. */
export const logOfReport = (
  step: Writer,
  { id, data }: Stored,
  { undoes, ...logged }: Logged,
  { uid, requestId }: Actor,
): string => {
  const entry = newId();
  const target = doc('reports/{report}', id).path;
  const change = { ...logged, target, about: concernedBy(data), actor: uid, requestId };
  step.create(doc('logs/{entry}', entry), auditEntry({ ...change, ...(undoes === undefined ? {} : { undoes }) }));
  return entry;
};

const read = async (step: Step, id: string): Promise<Stored> => ({
  id,
  data: notFoundUnless(await step.get(doc('reports/{report}', id)), 'record_not_found'),
});

/**
 * Resolves a report, or with it all open ones about the same, as many as one step takes; done again with the same outcome, nothing happens.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError record_not_found, stale where it was resolved otherwise
 */
export const resolveReport = async (
  id: string,
  { outcome, note = '', all }: { outcome: Outcome; note?: string | undefined; all: boolean },
  actor: Actor,
): Promise<string | undefined> => {
  const { open, entry } = await transaction(async (step) => {
    const report = await read(step, id);
    if (report.data.resolved_at !== null) {
      if (report.data.outcome !== outcome) throw new ApiError('stale');
      return { open: [], entry: undefined };
    }
    const alike = all ? await openAbout(step, report.data.path) : [];
    const chosen = [report, ...alike.filter((one) => one.id !== id)];
    markResolved(step, chosen, { outcome, note, uid: actor.uid });
    const after = { outcome, reports: chosen.map((one) => one.id) };
    const logged = { action: 'resolve:report', before: { outcome: null }, after, reason: note || null } as const;
    return { open: chosen, entry: logOfReport(step, report, logged, actor) };
  });
  await thankReporters(open, outcome);
  return entry;
};

/**
 * Opens a report again; where it is open, nothing happens.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError record_not_found
 */
export const reopenReport = (id: string, actor: Actor): Promise<string | undefined> =>
  transaction(async (step) => {
    const report = await read(step, id);
    const { resolved_at, outcome = null } = report.data;
    if (resolved_at === null) return undefined;
    markOpen(step, [id]);
    const logged = { before: { outcome }, after: { outcome: null, reports: [id] }, reason: null };
    return logOfReport(step, report, { action: 'reopen:report', ...logged }, actor);
  });
