import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import type { Report } from '@bigorna/domain/entities/member';
import { notFoundUnless } from '../platform/api-error.ts';
import { count, doc, type Found, get, getAll } from '../platform/firestore.ts';
import { aboutOf } from './about.ts';

type Stored = Pick<Found<Report>, 'id' | 'data'>;

/** The shown names of members, by uid; those whose account is gone are left out. */
export const shownNames = async (
  uids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const distinct = [...new Set(uids.flatMap((uid) => uid ?? []))];
  const profiles = await getAll(distinct.map((uid) => doc('profiles/{uid}', uid)));
  return new Map(distinct.flatMap((uid, i) => (profiles[i] === undefined ? [] : [[uid, profiles[i].display_name]])));
};

/** Reports as staff see them, with what they are about as it is now. */
export const staffReports = async (reports: readonly Stored[]): Promise<AdminReport[]> => {
  const data = reports.map((one) => one.data);
  const [about, names] = await Promise.all([aboutOf(data), shownNames(data.map(({ uid }) => uid))]);
  return reports.map(({ id, data: { uid, subject, path, reason, created_at, resolved_at, ...report } }) => ({
    id,
    uid,
    subject,
    path,
    reason,
    created_at: created_at.toISOString(),
    resolved_at: resolved_at?.toISOString() ?? null,
    outcome: report.outcome ?? null,
    resolved_by: report.resolved_by ?? null,
    note: report.note ?? '',
    reporter: (uid !== null && names.get(uid)) || null,
    about: about.get(path) ?? null,
    alike: report.alike ?? (resolved_at === null ? 1 : 0),
  }));
};

/** @throws ApiError record_not_found */
export const readStaffReport = async (id: string): Promise<AdminReport> => {
  const data = notFoundUnless(await get(doc('reports/{report}', id)), 'record_not_found');
  const alike = await count('reportsOpenAbout', { path: data.path, resolved_at: null });
  const [report] = await staffReports([{ id, data: { ...data, alike } }]);
  return notFoundUnless(report, 'record_not_found');
};
