import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { Report } from '@bigorna/domain/entities/member';
import type { Caller } from '../../members/accounts/caller.ts';
import { getDisplayNames } from '../../members/accounts/display-names.ts';
import { canBan } from '../../members/accounts/staff-user.ts';
import { requireFound } from '../../platform/api-error.ts';
import { count, doc, get, getAll, type QueryDoc, run } from '../../platform/firestore.ts';
import { getReportTargets } from './report-targets.ts';

type Stored = Pick<QueryDoc<Report>, 'id' | 'data'>;

/** Maximum of other reports read for a page, and maximum shown with one report. */
const OTHERS_READ_MAX = 100;
const OTHERS_MAX = 9;

/** The other open reports about the targets of leading reports, by path of the target. */
const findOthers = async (leads: readonly Stored[]): Promise<ReadonlyMap<string, readonly Stored[]>> => {
  const paths = leads.filter(({ data }) => (data.alike ?? 1) > 1).map(({ data }) => data.path);
  if (paths.length === 0) return new Map();
  const ids = new Set(leads.map(({ id }) => id));
  const docs = await run('reportsOpenAboutSome', { paths, resolved_at: null }, { limit: OTHERS_READ_MAX });
  const others = Map.groupBy(
    docs.filter(({ id }) => !ids.has(id)),
    ({ data }) => data.path,
  );
  return new Map([...others].map(([path, reports]) => [path, reports.slice(0, OTHERS_MAX)]));
};

type Target = NonNullable<AdminReport['about']>;
type Owners = ReadonlyMap<string, Target['owner']>;

/** Owners of reported content by uid. `can_ban` is false for an owner who is already banned. */
const readOwners = async (targets: readonly Pick<Target, 'uid'>[], staff: Caller): Promise<Owners> => {
  const uids = [...new Set(targets.flatMap(({ uid }) => uid ?? []))];
  const accounts = await getAll(uids.map((uid) => doc('users/{uid}', uid)));
  return new Map(
    uids.map((uid, i) => {
      const account = accounts[i];
      const can_ban = account !== undefined && !account.is_banned && canBan(account, staff);
      return [uid, account === undefined ? null : { name: account.display_name, can_ban }];
    }),
  );
};

const withOwner = (about: Omit<Target, 'owner'> | undefined, owners: Owners): AdminReport['about'] =>
  about === undefined ? null : { ...about, owner: (about.uid !== null && owners.get(about.uid)) || null };

/**
 * Reports for the console, with their current targets.
 *
 * @param staff the staff member; decides whether an owner's `can_ban` is true
 * @param withOthers whether each report also lists the other open reports about its target
 */
export const toStaffReports = async (
  reports: readonly Stored[],
  staff: Caller,
  withOthers = false,
): Promise<AdminReport[]> => {
  const data = reports.map((one) => one.data);
  const others = withOthers ? await findOthers(reports) : new Map<string, readonly Stored[]>();
  const reporters = [...others.values()].flat().map((other) => other.data.uid);
  const [about, names] = await Promise.all([
    getReportTargets(data),
    getDisplayNames([
      // An open report keeps the person of an undone decision, which nobody sees.
      ...data.flatMap(({ uid, resolved_at, resolved_by }) => (resolved_at === null ? [uid] : [uid, resolved_by])),
      ...reporters,
    ]),
  ]);
  const owners = await readOwners([...about.values()], staff);
  const getName = (uid: string | null): string | null => (uid !== null && names.get(uid)) || null;
  return reports.map(({ id, data: { uid, subject, path, reason, created_at, resolved_at, ...report } }) => ({
    id,
    uid,
    subject,
    path,
    reason,
    created_at: created_at.toISOString(),
    resolved_at: resolved_at?.toISOString() ?? null,
    outcome: report.outcome ?? null,
    // A reopened report keeps `resolved_by` for an undo.
    resolved_by: (resolved_at && report.resolved_by) ?? null,
    resolved_by_name: (resolved_at && names.get(report.resolved_by ?? '')) || null,
    note: report.note ?? '',
    reporter: getName(uid),
    about: withOwner(about.get(path), owners),
    alike: report.alike ?? (resolved_at === null ? 1 : 0),
    others: (others.get(path) ?? []).map((other) => ({
      id: other.id,
      uid: other.data.uid,
      reporter: getName(other.data.uid),
      reason: other.data.reason,
      created_at: other.data.created_at.toISOString(),
    })),
  }));
};

/** @throws ApiError record_not_found */
export const readStaffReport = async (id: string, staff: Caller): Promise<AdminReport> => {
  const data = requireFound(await get(doc('reports/{report}', id)), 'record_not_found');
  const alike = await count('reportsOpenAbout', { path: data.path, resolved_at: null });
  const [report] = await toStaffReports([{ id, data: { ...data, alike } }], staff);
  return requireFound(report, 'record_not_found');
};
