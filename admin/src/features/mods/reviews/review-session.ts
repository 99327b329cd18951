/** An item with its decision. */
export interface DecidedItem {
  readonly id: string;
  readonly title: string;
  readonly verdict: 'approved' | 'rejected';
  /** Log entry, for the undo. */
  readonly logEntry: string | null;
}

/** State of a review session: undecided items, position, and decisions. */
export interface ReviewSession {
  /** Opened and undecided, in order of arrival. An undone item returns at the current position. */
  readonly open: readonly string[];
  /** Index of the current item. Past the last item, the next item is loading. */
  readonly position: number;
  readonly done: readonly DecidedItem[];
  /** Whether the queue is empty. */
  readonly ended: boolean;
}

export const INITIAL_SESSION: ReviewSession = { open: [], position: 0, done: [], ended: false };

export type ReviewAction =
  | { type: 'arrived'; id: string }
  | { type: 'ended' }
  | { type: 'decided'; item: DecidedItem }
  /** The item's decision was undone. The item becomes current. */
  | { type: 'undone'; id: string }
  /** Decided by a colleague, or deleted. */
  | { type: 'dropped'; id: string }
  | { type: 'moved'; by: 1 | -1 }
  /** Continue after the end: with the skipped items, or check the queue again. */
  | { type: 'taken_up'; from: 'skipped' | 'queue' };

const clampIndex = (at: number, open: readonly string[]): number => Math.max(0, Math.min(at, open.length));

export const reduceReview = (session: ReviewSession, step: ReviewAction): ReviewSession => {
  const { open, position, done } = session;
  const removeItem = (removedId: string): Pick<ReviewSession, 'open' | 'position'> => {
    const remaining = open.filter((id) => id !== removedId);
    return { open: remaining, position: clampIndex(position, remaining) };
  };
  switch (step.type) {
    case 'arrived': {
      // A decided item that returns was undone, here or by a colleague.
      const rest = { done: done.filter(({ id }) => id !== step.id), ended: false };
      const index = open.indexOf(step.id);
      if (index >= 0) return { ...session, ...rest, position: index };
      return { ...session, ...rest, open: [...open, step.id], position: open.length };
    }
    case 'ended':
      return { ...session, ended: true };
    case 'decided':
      return { ...session, ...removeItem(step.item.id), done: [...done, step.item] };
    case 'undone': {
      const rest = removeItem(step.id);
      return {
        ...session,
        ...rest,
        open: rest.open.toSpliced(rest.position, 0, step.id),
        done: done.filter(({ id }) => id !== step.id),
        ended: false,
      };
    }
    case 'dropped':
      return { ...session, ...removeItem(step.id) };
    case 'moved':
      return { ...session, position: clampIndex(position + step.by, open), ended: false };
    case 'taken_up':
      return { ...session, position: step.from === 'skipped' ? 0 : open.length, ended: false };
  }
};

/** Position of the current item among all decided, open and waiting items: "2 of 8". */
export const getQueuePosition = ({ position, done }: ReviewSession, waiting: number): { at: number; total: number } => {
  const at = done.length + position + 1;
  return { at, total: Math.max(at, done.length + waiting + 1) };
};

/** Id of the current item; undefined while the next item loads, and at the end. */
export const getCurrentItem = ({ open, position, ended }: ReviewSession): string | undefined =>
  ended ? undefined : open[position];

/** Whether the next item must be fetched. */
export const isAwaitingNext = ({ open, position, ended }: ReviewSession): boolean => !ended && position >= open.length;

/** Corrects the waiting counts of loaded items after another item was decided (`by` -1) or reopened (1). */
export const shiftWaiting = <R extends { readonly waiting: number }>(
  reviews: ReadonlyMap<string, R>,
  changedId: string,
  by: 1 | -1,
): ReadonlyMap<string, R> =>
  new Map(
    [...reviews].map(([id, review]) => [
      id,
      id === changedId ? review : { ...review, waiting: Math.max(0, review.waiting + by) },
    ]),
  );
