import type { CommentRow, KnownComments } from './comment-row.ts';
import type { CommentsState } from './comments-address.ts';

/** Where comments come from, and which stretch of all the list is. */
export interface RowSources {
  /** The stretch itself, in its order. */
  listed: readonly CommentRow[];
  /** Newer readings of some of them, and comments that the list lacks, such as the member's own hidden ones. */
  others: readonly CommentRow[];
  known: KnownComments;
  state: Pick<CommentsState, 'sort' | 'kind'>;
  isFirst: boolean;
  isLast: boolean;
}

const byDate = (sort: CommentsState['sort']) => (one: CommentRow, other: CommentRow) => {
  const older = one.created_at < other.created_at ? -1 : one.created_at > other.created_at ? 1 : 0;
  return sort === 'oldest' ? older : -older;
};

/** Whether a comment that the list lacks belongs into its stretch; the ends of all comments are open. */
const fits = ({ listed, state: { sort, kind }, isFirst, isLast }: RowSources) => {
  const dates = listed.map(({ created_at }) => created_at).toSorted();
  const [oldest = '', newest = ''] = [dates.at(0), dates.at(-1)];
  const [isOpenToNew, isOpenToOld] = sort === 'newest' ? [isFirst, isLast] : [isLast, isFirst];
  return (row: CommentRow): boolean =>
    (kind === 'all' || row.kind === kind) &&
    (isOpenToNew || row.created_at <= newest) &&
    (isOpenToOld || row.created_at >= oldest);
};

/** A stretch of a mod's comments with the newest reading of each, those added that it lacks, without those deleted. */
export const mergeRows = (sources: RowSources): CommentRow[] => {
  const { listed, others, known, state } = sources;
  const rows = new Map(listed.map((row) => [row.id, row]));
  const belongs = fits(sources);
  const put = (row: CommentRow): void => {
    if (rows.has(row.id) || belongs(row)) rows.set(row.id, row);
  };
  for (const [id, row] of known)
    if (row) put(row);
    else rows.delete(id);
  for (const row of others) if (known.get(row.id) !== null) put(row);
  return [...rows.values()].toSorted(byDate(state.sort));
};

/** The comments that stand above the first page as far as they still do: not deleted, not hidden, with a reply. */
export const pinnedRows = (
  pinned: readonly CommentRow[],
  readings: readonly CommentRow[],
  known: KnownComments,
): CommentRow[] =>
  pinned.flatMap((row) => {
    const reading = known.get(row.id) === null ? null : (readings.find(({ id }) => id === row.id) ?? known.get(row.id));
    const now = reading === undefined ? row : reading;
    return now?.reply && !now.hidden ? [now] : [];
  });

/** The comments of a page: the list, and those above it. */
export interface PlacedRows {
  rows: readonly CommentRow[];
  pinned: readonly CommentRow[];
}

/** A comment in which something is being written, as it was when that began. */
export interface WrittenIn {
  row: CommentRow;
  isPinned: boolean;
}

/**
 * Leaves the comments in which something is being written where they are, though the list has moved on: elsewhere, or gone,
 * what is written in them would be lost. Those that this page deleted go.
 */
export const keepWritten = (
  { rows, pinned }: PlacedRows,
  written: ReadonlyMap<string, WrittenIn>,
  known: KnownComments,
  sort: CommentsState['sort'],
): PlacedRows => {
  const kept = [...written.values()].filter(({ row }) => known.get(row.id) !== null);
  if (kept.length === 0) return { rows, pinned };
  const place = (here: readonly CommentRow[], there: readonly CommentRow[], isPinned: boolean): CommentRow[] => {
    const stays = here.filter(({ id }) => (written.get(id)?.isPinned ?? isPinned) === isPinned);
    const added = kept
      .filter((one) => one.isPinned === isPinned && stays.every(({ id }) => id !== one.row.id))
      .map(({ row }) => there.find(({ id }) => id === row.id) ?? known.get(row.id) ?? row);
    return [...stays, ...added];
  };
  return { rows: place(rows, pinned, false).toSorted(byDate(sort)), pinned: place(pinned, rows, true) };
};
