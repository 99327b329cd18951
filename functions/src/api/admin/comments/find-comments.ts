import type { commentsQuery } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { Comment, Report } from '@bigorna/domain/entities/member';
import { fold } from '@bigorna/domain/fold';
import { COMMENT_SEARCH_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import {
  getCommentRef,
  parseCommentKey,
  parseCommentPath,
  toCommentKey,
} from '../../../mods/comments/comment-command.ts';
import { createFieldError } from '../../../platform/api-error.ts';
import type { Doc } from '../../../platform/documents.ts';
import { doc, type QueryDoc, run } from '../../../platform/firestore.ts';
import { getPageByIds, type ListPage, queryListPage } from '../query-list-page.ts';

type CommentsListQuery = z.output<typeof commentsQuery>;

/** A page of comments. In the queue `reported`, `leads` has the oldest open report of each comment. */
interface CommentsPage extends ListPage<Comment> {
  readonly leads?: readonly QueryDoc<Report>[];
}

/** The document of a comment key. An invalid key gives a document that does not exist. */
const getRef = (key: string): Doc<ReturnType<typeof getCommentRef>['schema']> =>
  getCommentRef(parseCommentKey(key) ?? { mod: 'none', id: 'none' });

/** Rejects a second filter, because the indexes support one at a time. Rejects every filter in the queue `reported`. */
const assertSingleFilter = ({ queue, mod_id, uid, kind, q }: CommentsListQuery['filter']): void => {
  const present = Object.entries({ mod_id, uid, kind }).filter(([, value]) => value !== undefined);
  const [first, second] = present;
  const excess = queue === 'reported' ? (first ?? (q ? ['q'] : undefined)) : second;
  if (excess !== undefined) throw createFieldError(`filter.${excess[0]}`, 'invalid_value');
};

/** Id of the lead report of a comment, which is its oldest open report. Undefined if it has no open report. */
const findLeadId = async (key: string): Promise<string | undefined> => {
  const [lead] = await run('reportsOpenAbout', { path: getRef(key).path, resolved_at: null }, { limit: 1 });
  return lead?.id;
};

/**
 * Comments with open reports, longest waiting first. Falls back to the offset if the cursor's comment has no open
 * report any more.
 */
const findReported = async ({ range, after }: CommentsListQuery): Promise<CommentsPage> => {
  const cursor = after === undefined ? undefined : await findLeadId(after);
  const values = { subject: 'comment', lead: true, resolved_at: null } as const;
  const getReportRef = (id: string) => doc('reports/{report}', id);
  const page = await queryListPage('reportsLeading', values, { range, after: cursor }, getReportRef);
  const keys = page.docs.map(({ data }) => parseCommentPath(data.path)).map(toCommentKey);
  return { ...page, docs: (await getPageByIds(keys, getRef)).docs, leads: page.docs };
};

const findAll = (query: CommentsListQuery): Promise<CommentsPage> => {
  const { mod_id: mod, uid, kind } = query.filter;
  if (mod !== undefined) return queryListPage('staffCommentsOfMod', { mod }, query, getRef);
  if (uid !== undefined) return queryListPage('staffCommentsBy', { uid }, query, getRef);
  if (kind !== undefined) return queryListPage('staffCommentsOfKind', { kind }, query, getRef);
  return queryListPage('staffComments', {}, query, getRef);
};

const findByHidden = (hidden: boolean, query: CommentsListQuery): Promise<CommentsPage> => {
  const { mod_id: mod, uid, kind } = query.filter;
  if (mod !== undefined) return queryListPage('staffCommentsOfModHidden', { mod, hidden }, query, getRef);
  if (uid !== undefined) return queryListPage('staffCommentsByHidden', { uid, hidden }, query, getRef);
  if (kind !== undefined) return queryListPage('staffCommentsHiddenOfKind', { kind, hidden }, query, getRef);
  return queryListPage('staffCommentsHidden', { hidden }, query, getRef);
};

const findInQueue = (query: CommentsListQuery): Promise<CommentsPage> =>
  query.filter.queue === 'all' ? findAll(query) : findByHidden(query.filter.queue === 'hidden', query);

/**
 * Comments that contain a text, ignoring case and accents. Searches only the first `COMMENT_SEARCH_MAX` of the list.
 */
const findByText = async (query: CommentsListQuery, q: string): Promise<CommentsPage> => {
  const { after, range, ...all } = query;
  const searched = await findInQueue({ ...all, range: [0, COMMENT_SEARCH_MAX - 1] });
  const needle = fold(q);
  const matches = searched.docs.filter(({ data }) => fold(data.text).includes(needle));
  const [first, last] = range;
  return { docs: matches.slice(first, last + 1), first, total: matches.length };
};

/**
 * Finds a page of comments.
 *
 * @throws ApiError invalid_request for more than one filter by mod, author or kind, or for any filter in the queue
 *   `reported`
 */
export const findComments = async (query: CommentsListQuery): Promise<CommentsPage> => {
  const { id, queue, q } = query.filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  assertSingleFilter(query.filter);
  if (queue === 'reported') return findReported(query);
  return q ? findByText(query, q) : findInQueue(query);
};
