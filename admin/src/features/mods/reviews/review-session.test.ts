import { expect, test } from 'vitest';
import {
  getCurrentItem,
  getQueuePosition,
  INITIAL_SESSION,
  isAwaitingNext,
  type ReviewAction,
  type ReviewSession,
  reduceReview,
  shiftWaiting,
} from './review-session.ts';

const after = (...steps: readonly ReviewAction[]): ReviewSession => steps.reduce(reduceReview, INITIAL_SESSION);
const arrived = (id: string): ReviewAction => ({ type: 'arrived', id });
const approved = (id: string): ReviewAction => ({
  type: 'decided',
  item: { id, title: id, verdict: 'approved', logEntry: `log-${id}` },
});

test('removes a decided item and awaits the next item', () => {
  const session = after(arrived('a'), approved('a'));
  expect(session.open).toEqual([]);
  expect(session.done.map(({ id }) => id)).toEqual(['a']);
  expect(isAwaitingNext(session)).toBe(true);
});

test('keeps a skipped item for a later decision', () => {
  const skipped = after(arrived('a'), { type: 'moved', by: 1 }, arrived('b'), { type: 'moved', by: -1 });
  expect(getCurrentItem(skipped)).toBe('a');
  const decided = reduceReview(skipped, approved('a'));
  expect(getCurrentItem(decided)).toBe('b');
});

test('removes an item that a colleague decided, and does not count the decision', () => {
  const session = after(arrived('a'), { type: 'dropped', id: 'a' });
  expect(session).toMatchObject({ open: [], done: [] });
  expect(isAwaitingNext(session)).toBe(true);
});

test('goes back to the last item after a colleague decided an earlier item', () => {
  const waiting = after(arrived('a'), { type: 'moved', by: 1 }, arrived('b'), { type: 'moved', by: 1 });
  const dropped = reduceReview(waiting, { type: 'dropped', id: 'a' });
  expect(isAwaitingNext(dropped)).toBe(true);
  expect(getCurrentItem(reduceReview(dropped, { type: 'moved', by: -1 }))).toBe('b');
});

test('stays at the first item, and awaits a new item after the last item', () => {
  const first = after(arrived('a'), { type: 'moved', by: -1 });
  expect(getCurrentItem(first)).toBe('a');
  expect(isAwaitingNext(reduceReview(first, { type: 'moved', by: 1 }))).toBe(true);
});

test('shows no item at the end until the session continues', () => {
  const end = after(arrived('a'), { type: 'moved', by: 1 }, { type: 'ended' });
  expect(getCurrentItem(end)).toBeUndefined();
  expect(isAwaitingNext(end)).toBe(false);
  expect(getCurrentItem(reduceReview(end, { type: 'taken_up', from: 'skipped' }))).toBe('a');
  expect(isAwaitingNext(reduceReview(end, { type: 'taken_up', from: 'queue' }))).toBe(true);
});

test('reopens an item when its decision is undone', () => {
  const reopened = after(arrived('a'), approved('a'), arrived('a'));
  expect(reopened.done).toEqual([]);
  expect(getCurrentItem(reopened)).toBe('a');
});

test('returns to an item when its decision is undone, then to the item shown before', () => {
  const undone = after(arrived('a'), approved('a'), arrived('b'), { type: 'undone', id: 'a' });
  expect(undone.done).toEqual([]);
  expect(getCurrentItem(undone)).toBe('a');
  expect(getCurrentItem(reduceReview(undone, approved('a')))).toBe('b');
});

test('returns from the end to an item when its decision is undone, and stops counting it', () => {
  const undone = after(
    arrived('a'),
    approved('a'),
    arrived('b'),
    approved('b'),
    { type: 'ended' },
    { type: 'undone', id: 'a' },
  );
  expect(undone.done.map(({ id }) => id)).toEqual(['b']);
  expect(getCurrentItem(undone)).toBe('a');
});

test('shows an item with an undone decision once when the queue has already returned it', () => {
  const undone = after(arrived('a'), approved('a'), arrived('a'), { type: 'undone', id: 'a' });
  expect(undone.open).toEqual(['a']);
});

test('corrects the waiting counts of other items after a decision and its undo', () => {
  const loaded = new Map([
    ['a', { waiting: 7 }],
    ['b', { waiting: 7 }],
  ]);
  const decided = shiftWaiting(loaded, 'a', -1);
  expect(decided.get('b')).toEqual({ waiting: 6 });
  expect(shiftWaiting(decided, 'a', 1).get('b')).toEqual({ waiting: 7 });
});

test('counts decided and skipped items in the position of the current item', () => {
  expect(getQueuePosition(after(arrived('a')), 7)).toEqual({ at: 1, total: 8 });
  expect(getQueuePosition(after(arrived('a'), approved('a'), arrived('b')), 6)).toEqual({ at: 2, total: 8 });
  expect(getQueuePosition(after(arrived('a'), { type: 'moved', by: 1 }, arrived('b')), 7)).toEqual({ at: 2, total: 8 });
  // Colleagues decided the other items.
  expect(getQueuePosition(after(arrived('a'), { type: 'moved', by: 1 }, arrived('b')), 0)).toEqual({ at: 2, total: 2 });
});
