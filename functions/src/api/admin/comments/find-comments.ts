import type { commentsQuestion } from '@bigorna/domain/endpoints/admin/comments';
import type { Comment, Report } from '@bigorna/domain/entities/member';
import type { z } from 'zod';
import { addressAt, addressOf, keyOf } from '../../../comments/comment-key.ts';
import { commentAt } from '../../../comments/staff-act.ts';
import type { Doc } from '../../../platform/documents.ts';
import { doc, type Found, run } from '../../../platform/firestore.ts';
import { firestorePage, type ListPage, pageOfIds, refused, sortOf } from '../firestore-page.ts';

type Question = z.output<typeof commentsQuestion>;

/** A page of comments, in the queue of reported ones with the reports that they stand there by. */
interface Comments extends ListPage<Comment> {
  readonly leads?: readonly Found<Report>[];
}

/** A comment's document by its key; by what is none, a document that cannot be there. */
const refOf = (key: string): Doc<ReturnType<typeof commentAt>['schema']> =>
  commentAt(addressOf(key) ?? { mod: 'none', id: 'none' });
const pathOf = (key: string): string => refOf(key).path;

/** Lists have an index for one of them at a time. */
const checkFilters = ({ queue, mod_id, uid, kind }: Question['filter']): void => {
  const given = Object.entries({ mod_id, uid, kind }).filter(([, value]) => value !== undefined);
  const [first, second] = given;
  const refusedOne = queue === 'reported' ? first : second;
  if (refusedOne !== undefined) throw refused(`filter.${refusedOne[0]}`);
};

/** The report by which a comment stands in the queue; undefined where it does not any more. */
const leadOf = async (key: string): Promise<string | undefined> => {
  const [lead] = await run('reportsOpenAbout', { path: pathOf(key), resolved_at: null }, { limit: 1 });
  return lead?.id;
};

/** Those with open reports, the longest waiting first. A page behind one that was decided meanwhile is counted off. */
const reported = async ({ range, after }: Question): Promise<Comments> => {
  const behind = after === undefined ? undefined : await leadOf(after);
  const values = { subject: 'comment', lead: true, resolved_at: null } as const;
  const rows = { range, ...(behind === undefined ? {} : { after: behind }) };
  const { found, first, total } = await firestorePage(
    'reportsLeading',
    values,
    rows,
    (id) => doc('reports/{report}', id).path,
  );
  const keys = found.map(({ data }) => addressAt(data.path)).map(keyOf);
  return { found: (await pageOfIds(keys, refOf)).found, first, total, leads: found };
};

const all = ({ filter, ...question }: Question): Promise<Comments> => {
  const { mod_id: mod, uid, kind } = filter;
  const rows = { ...question, sort: sortOf('staffComments', question.sort) };
  if (mod !== undefined) return firestorePage('staffCommentsOfMod', { mod }, rows, pathOf);
  if (uid !== undefined) return firestorePage('staffCommentsBy', { uid }, rows, pathOf);
  if (kind !== undefined) return firestorePage('staffCommentsOfKind', { kind }, rows, pathOf);
  return firestorePage('staffComments', {}, rows, pathOf);
};

const byHidden = (hidden: boolean, { filter, ...question }: Question): Promise<Comments> => {
  const { mod_id: mod, uid, kind } = filter;
  const rows = { ...question, sort: sortOf('staffComments', question.sort) };
  if (mod !== undefined) return firestorePage('staffCommentsOfModHidden', { mod, hidden }, rows, pathOf);
  if (uid !== undefined) return firestorePage('staffCommentsByHidden', { uid, hidden }, rows, pathOf);
  if (kind !== undefined) return firestorePage('staffCommentsHiddenOfKind', { kind, hidden }, rows, pathOf);
  return firestorePage('staffCommentsHidden', { hidden }, rows, pathOf);
};

/**
 * The comments that a question finds.
 *
 * @throws ApiError invalid_request where more than one of mod, author and kind is asked for, or one of the reported
 */
export const findComments = async (question: Question): Promise<Comments> => {
  const { id, queue } = question.filter;
  if (id !== undefined) return pageOfIds(id, refOf);
  checkFilters(question.filter);
  if (queue === 'reported') return reported(question);
  return queue === 'all' ? all(question) : byHidden(queue === 'hidden', question);
};
