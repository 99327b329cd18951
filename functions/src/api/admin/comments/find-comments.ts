import { COMMENT_KINDS } from '@bigorna/domain/comment-terms';
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
import { toPeriod } from '../../../platform/period.ts';
import { getPageByIds, type ListPage, queryListPage } from '../query-list-page.ts';

type CommentsListQuery = z.output<typeof commentsQuery>;

/** A page of comments. In the queue `reported`, `leads` has the oldest open report of each comment. */
interface CommentsPage extends ListPage<Comment> {
  readonly leads?: readonly QueryDoc<Report>[];
}

/** The document of a comment key. An invalid key gives a document that does not exist. */
const getRef = (key: string): Doc<ReturnType<typeof getCommentRef>['schema']> =>
  getCommentRef(parseCommentKey(key) ?? { mod: 'none', id: 'none' });

/** Rejects filters in the queue `reported`, which lists reports. */
const assertUnfiltered = ({ queue: _queue, ...filter }: CommentsListQuery['filter']): void => {
  const [excess] = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
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

/** Values of `hidden` in each queue. */
const STATES = { new: [false], hidden: [true], all: [false, true] } as const;

const findInQueue = (queue: keyof typeof STATES, query: CommentsListQuery): Promise<CommentsPage> => {
  const { mod_id: mod, uid, kind: kinds = COMMENT_KINDS } = query.filter;
  const values = { states: STATES[queue], kinds, ...toPeriod(query.filter) };
  if (mod !== undefined) {
    return uid === undefined
      ? queryListPage('staffCommentsOfMod', { ...values, mod }, query, getRef)
      : queryListPage('staffCommentsOfModBy', { ...values, mod, uid }, query, getRef);
  }
  return uid === undefined
    ? queryListPage('staffComments', values, query, getRef)
    : queryListPage('staffCommentsBy', { ...values, uid }, query, getRef);
};

/**
 * Comments that contain a text, ignoring case and accents. Searches only the first `COMMENT_SEARCH_MAX` of the list.
 */
const findByText = async (queue: keyof typeof STATES, query: CommentsListQuery, q: string): Promise<CommentsPage> => {
  const { after, range, ...all } = query;
  const searched = await findInQueue(queue, { ...all, range: [0, COMMENT_SEARCH_MAX - 1] });
  const needle = fold(q);
  const matches = searched.docs.filter(({ data }) => fold(data.text).includes(needle));
  const [first, last] = range;
  return { docs: matches.slice(first, last + 1), first, total: matches.length };
};

/**
 * Finds a page of comments.
 *
 * @throws ApiError invalid_request for a filter in the queue `reported`
 */
export const findComments = async (query: CommentsListQuery): Promise<CommentsPage> => {
  const { id, queue, q } = query.filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  if (queue === 'reported') {
    assertUnfiltered(query.filter);
    return findReported(query);
  }
  return q ? findByText(queue, query, q) : findInQueue(queue, query);
};
