import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { Report } from '@bigorna/domain/entities/member';
import { doc, getAll, type Reader } from '../../platform/firestore.ts';

/** The current target of a report. */
type ReportTarget = Omit<NonNullable<AdminReport['about']>, 'owner'>;
type TargetFields = Pick<Report, 'subject' | 'path' | 'about_uid'>;

/** The ids in the path of a report's target. The rules allow only these paths: mod and comment, mod, or member. */
const getIds = (path: string): readonly [first: string, second: string] => {
  const [, first = '', , second = ''] = path.split('/');
  return [first, second];
};

const getRefs = <T>(
  reports: readonly TargetFields[],
  subject: Report['subject'],
  getRef: (path: string) => T,
): Map<string, T> => new Map(reports.filter((one) => one.subject === subject).map(({ path }) => [path, getRef(path)]));

const readMods = async (reports: readonly TargetFields[]): Promise<[string, Omit<ReportTarget, 'uid'>][]> => {
  const refs = getRefs(reports, 'mod', (path) => doc('mods/{mod}', getIds(path)[0]));
  const docs = await getAll([...refs.values()]);
  return [...refs.keys()].flatMap((path, i) => {
    const mod = docs[i];
    return mod === undefined ? [] : [[path, { name: mod.title, text: mod.short_description, state: mod.status }]];
  });
};

const readComments = async (reports: readonly TargetFields[]): Promise<[string, Omit<ReportTarget, 'uid'>][]> => {
  const refs = getRefs(reports, 'comment', (path) => doc('mods/{mod}/comments/{comment}', ...getIds(path)));
  const docs = await getAll([...refs.values()]);
  return [...refs.keys()].flatMap((path, i) => {
    const comment = docs[i];
    if (comment === undefined) return [];
    const { author, text, hidden } = comment;
    return [[path, { name: author.display_name, text, state: hidden ? 'hidden' : 'shown' }]];
  });
};

const readMembers = async (reports: readonly TargetFields[]): Promise<[string, Omit<ReportTarget, 'uid'>][]> => {
  const refs = getRefs(reports, 'member', (path) => doc('users/{uid}', getIds(path)[0]));
  const docs = await getAll([...refs.values()]);
  return [...refs.keys()].flatMap((path, i) => {
    const member = docs[i];
    if (member === undefined) return [];
    const { display_name, bio, is_banned } = member;
    return [[path, { name: display_name, text: bio, state: is_banned ? 'banned' : 'active' }]];
  });
};

/** Targets of reports by path. Skips deleted targets. Reads each target once. */
export const getReportTargets = async (
  reports: readonly TargetFields[],
): Promise<ReadonlyMap<string, ReportTarget>> => {
  const targets = await Promise.all([readMods(reports), readComments(reports), readMembers(reports)]);
  const uids = new Map(reports.map(({ path, about_uid }) => [path, about_uid ?? null]));
  return new Map(targets.flat().map(([path, about]) => [path, { ...about, uid: uids.get(path) ?? null }]));
};

/**
 * The owner of a report's target: author of the comment, the member, or creator of the mod. Undefined if the comment or
 * mod was deleted.
 */
export const getOwner = async (tx: Reader, { subject, path }: TargetFields): Promise<string | undefined> => {
  const [first, second] = getIds(path);
  if (subject === 'member') return first;
  if (subject === 'mod') return (await tx.get(doc('mods/{mod}/private/moderation', first)))?.created_by;
  return (await tx.get(doc('mods/{mod}/comments/{comment}', first, second)))?.uid;
};

/** Paths of the records related to a report: the target, its mod and its owner. */
export const getRelatedPaths = ({ subject, path, about_uid }: TargetFields): string[] => {
  const target = subject === 'member' ? [] : [path];
  const mod = subject === 'comment' ? [doc('mods/{mod}', getIds(path)[0]).path] : [];
  const uid = subject === 'member' ? getIds(path)[0] : about_uid;
  return [...target, ...mod, ...(uid ? [doc('users/{uid}', uid).path] : [])];
};
