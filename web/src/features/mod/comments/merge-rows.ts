import type { CommentRow, LocalComments } from './comment-row.ts';
import type { CommentsState } from './comments-state.ts';

/** Sources of the comments, and the position of the list's page. */
export interface RowSources {
  /** Comments of the page, in order. */
  listed: readonly CommentRow[];
  /** Newer versions of listed comments, and comments missing in the list, such as the member's hidden comments. */
  others: readonly CommentRow[];
  known: LocalComments;
  state: Pick<CommentsState, 'sort' | 'kind'>;
  isFirst: boolean;
  isLast: boolean;
}

/** Compares comments by the order of the list. */
const byOrder = (sort: CommentsState['sort']) => (one: CommentRow, other: CommentRow) => {
  const older = one.created_at < other.created_at ? -1 : one.created_at > other.created_at ? 1 : 0;
  if (sort === 'oldest') return older;
  return (sort === 'useful' && other.useful - one.useful) || -older;
};

/**
 * Creates a filter: whether a comment that the list lacks belongs on this page. The first page has no upper bound, and
 * the last page has no lower bound. Replies never match, because threads show them.
 */
const createPageFilter = ({ listed, state: { sort, kind }, isFirst, isLast }: RowSources) => {
  const compare = byOrder(sort);
  const sorted = listed.toSorted(compare);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  return (row: CommentRow): boolean =>
    row.parent === null &&
    (kind === 'all' || row.kind === kind) &&
    (isFirst || (first !== undefined && compare(first, row) <= 0)) &&
    (isLast || (last !== undefined && compare(row, last) <= 0));
};

/** Comments of a page in their latest version. Adds missing comments and removes deleted comments. */
export const mergeRows = (sources: RowSources): CommentRow[] => {
  const { listed, others, known, state } = sources;
  const rows = new Map(listed.map((row) => [row.id, row]));
  const isOnPage = createPageFilter(sources);
  const upsert = (row: CommentRow): void => {
    if (rows.has(row.id) || isOnPage(row)) rows.set(row.id, row);
  };
  for (const [id, row] of known)
    if (row) upsert(row);
    else rows.delete(id);
  for (const row of others) if (known.get(row.id) !== null) upsert(row);
  return [...rows.values()].toSorted(byOrder(state.sort));
};

/** Replies of a thread in their latest version, oldest first: loaded replies and the member's own replies. */
export const mergeReplies = (
  parent: string,
  { listed, others, known }: Pick<RowSources, 'listed' | 'others' | 'known'>,
): CommentRow[] => {
  const replies = [...listed, ...[...known.values()].filter((row) => row !== null), ...others];
  const rows = new Map(replies.filter((row) => row.parent === parent).map((row) => [row.id, row]));
  return [...rows.values()].filter(({ id }) => known.get(id) !== null).toSorted(byOrder('oldest'));
};

/** Pinned comments in their latest version. Leaves out deleted and hidden comments, and comments without a reply. */
export const filterPinnedRows = (
  pinned: readonly CommentRow[],
  updates: readonly CommentRow[],
  known: LocalComments,
): CommentRow[] =>
  pinned.flatMap((row) => {
    const update = known.get(row.id) === null ? null : (updates.find(({ id }) => id === row.id) ?? known.get(row.id));
    const now = update === undefined ? row : update;
    return now?.reply && !now.hidden ? [now] : [];
  });

/** Comments of a page: the list, and the comments pinned above the list. */
export interface PageRows {
  rows: readonly CommentRow[];
  pinned: readonly CommentRow[];
}

/** A comment with an open form, as it was when the form opened. */
export interface EditedComment {
  row: CommentRow;
  isPinned: boolean;
}

/**
 * Keeps comments with an open form at their place when the list changes. Otherwise the typed text would be lost.
 * Comments deleted on this page disappear.
 */
export const keepEditedRows = (
  { rows, pinned }: PageRows,
  edited: ReadonlyMap<string, EditedComment>,
  known: LocalComments,
  sort: CommentsState['sort'],
): PageRows => {
  const editedComments = [...edited.values()].filter(({ row }) => known.get(row.id) !== null);
  if (editedComments.length === 0) return { rows, pinned };
  const insertEdited = (
    target: readonly CommentRow[],
    source: readonly CommentRow[],
    isPinned: boolean,
  ): CommentRow[] => {
    const remaining = target.filter(({ id }) => (edited.get(id)?.isPinned ?? isPinned) === isPinned);
    const added = editedComments
      .filter((one) => one.isPinned === isPinned && remaining.every(({ id }) => id !== one.row.id))
      .map(({ row }) => source.find(({ id }) => id === row.id) ?? known.get(row.id) ?? row);
    return [...remaining, ...added];
  };
  return { rows: insertEdited(rows, pinned, false).toSorted(byOrder(sort)), pinned: insertEdited(pinned, rows, true) };
};
