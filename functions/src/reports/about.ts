import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import type { Report } from '@bigorna/domain/entities/member';
import { doc, getAll, type Reader } from '../platform/firestore.ts';

/** What a report is about, as it is now. */
type About = NonNullable<AdminReport['about']>;
type Named = Pick<Report, 'subject' | 'path' | 'about_uid'>;

/** The ids in a path that rules let a report have: those of a mod and its comment, or of a member. */
const idsIn = (path: string): readonly [first: string, second: string] => {
  const [, first = '', , second = ''] = path.split('/');
  return [first, second];
};

const of = <T>(reports: readonly Named[], subject: Report['subject'], refOf: (path: string) => T): Map<string, T> =>
  new Map(reports.filter((one) => one.subject === subject).map(({ path }) => [path, refOf(path)]));

const modsOf = async (reports: readonly Named[]): Promise<[string, Omit<About, 'uid'>][]> => {
  const refs = of(reports, 'mod', (path) => doc('mods/{mod}', idsIn(path)[0]));
  const found = await getAll([...refs.values()]);
  return [...refs.keys()].flatMap((path, i) => {
    const mod = found[i];
    return mod === undefined ? [] : [[path, { name: mod.title, text: mod.short_description, state: mod.status }]];
  });
};

const commentsOf = async (reports: readonly Named[]): Promise<[string, Omit<About, 'uid'>][]> => {
  const refs = of(reports, 'comment', (path) => doc('mods/{mod}/comments/{comment}', ...idsIn(path)));
  const found = await getAll([...refs.values()]);
  return [...refs.keys()].flatMap((path, i) => {
    const comment = found[i];
    if (comment === undefined) return [];
    const { author, text, hidden } = comment;
    return [[path, { name: author.display_name, text, state: hidden ? 'hidden' : 'shown' }]];
  });
};

const membersOf = async (reports: readonly Named[]): Promise<[string, Omit<About, 'uid'>][]> => {
  const refs = of(reports, 'member', (path) => doc('users/{uid}', idsIn(path)[0]));
  const found = await getAll([...refs.values()]);
  return [...refs.keys()].flatMap((path, i) => {
    const member = found[i];
    if (member === undefined) return [];
    const { display_name, bio, is_banned } = member;
    return [[path, { name: display_name, text: bio, state: is_banned ? 'banned' : 'active' }]];
  });
};

/** What reports are about, by path; what is gone is left out. Several about the same read it once. */
export const aboutOf = async (reports: readonly Named[]): Promise<ReadonlyMap<string, About>> => {
  const found = await Promise.all([modsOf(reports), commentsOf(reports), membersOf(reports)]);
  const uids = new Map(reports.map(({ path, about_uid }) => [path, about_uid ?? null]));
  return new Map(found.flat().map(([path, about]) => [path, { ...about, uid: uids.get(path) ?? null }]));
};

/** Whose it is what is reported: the writer, the member, who made the mod's entry; undefined where it is gone. */
export const ownerOf = async (step: Reader, { subject, path }: Named): Promise<string | undefined> => {
  const [first, second] = idsIn(path);
  if (subject === 'member') return first;
  if (subject === 'mod') return (await step.get(doc('mods/{mod}/private/moderation', first)))?.created_by;
  return (await step.get(doc('mods/{mod}/comments/{comment}', first, second)))?.uid;
};

/** The records that what is done to a report concerns besides: the thing, the mod that it belongs to, and whose it is. */
export const concernedBy = ({ subject, path, about_uid }: Named): string[] => {
  const thing = subject === 'member' ? [] : [path];
  const mod = subject === 'comment' ? [doc('mods/{mod}', idsIn(path)[0]).path] : [];
  const uid = subject === 'member' ? idsIn(path)[0] : about_uid;
  return [...thing, ...mod, ...(uid ? [doc('users/{uid}', uid).path] : [])];
};
