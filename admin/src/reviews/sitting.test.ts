import { expect, test } from 'vitest';
import { afterStep, awaitsNext, currentOf, NEW_SITTING, type Sitting, type Step } from './sitting.ts';

const after = (...steps: readonly Step[]): Sitting => steps.reduce(afterStep, NEW_SITTING);
const arrived = (id: string): Step => ({ type: 'arrived', id });
const approved = (id: string): Step => ({ type: 'decided', item: { id, title: id, verdict: 'approved' } });

test('a decided item leaves, and the next is awaited', () => {
  const sitting = after(arrived('a'), approved('a'));
  expect(sitting.open).toEqual([]);
  expect(sitting.done.map(({ id }) => id)).toEqual(['a']);
  expect(awaitsNext(sitting)).toBe(true);
});

test('a skipped item stays behind, can be gone back to, and decided then', () => {
  const skipped = after(arrived('a'), { type: 'skipped' }, arrived('b'), { type: 'moved', by: -1 });
  expect(currentOf(skipped)).toBe('a');
  expect(skipped.skipped).toEqual(['a']);
  const decided = afterStep(skipped, approved('a'));
  expect(currentOf(decided)).toBe('b');
  expect(decided.skipped).toEqual([]);
});

test('an item that somebody else decided leaves without being counted', () => {
  const sitting = after(arrived('a'), { type: 'dropped', id: 'a' });
  expect(sitting).toMatchObject({ open: [], done: [], skipped: [] });
  expect(awaitsNext(sitting)).toBe(true);
});

test('nobody goes back behind the first, and in front of the last the next is awaited', () => {
  const first = after(arrived('a'), { type: 'moved', by: -1 });
  expect(currentOf(first)).toBe('a');
  expect(awaitsNext(afterStep(first, { type: 'moved', by: 1 }))).toBe(true);
});

test('the end shows nothing, until what was put off is taken up', () => {
  const end = after(arrived('a'), { type: 'skipped' }, { type: 'ended' });
  expect(currentOf(end)).toBeUndefined();
  expect(awaitsNext(end)).toBe(false);
  expect(currentOf(afterStep(end, { type: 'taken_up', from: 'skipped' }))).toBe('a');
  expect(awaitsNext(afterStep(end, { type: 'taken_up', from: 'queue' }))).toBe(true);
});

test('an item whose decision was undone comes again, and is no longer among what is done', () => {
  const again = after(arrived('a'), approved('a'), arrived('a'));
  expect(again.done).toEqual([]);
  expect(currentOf(again)).toBe('a');
});

test('an undone decision is counted no longer, at the end too', () => {
  const end = after(
    arrived('a'),
    approved('a'),
    arrived('b'),
    approved('b'),
    { type: 'ended' },
    { type: 'undone', id: 'a' },
  );
  expect(end.done.map(({ id }) => id)).toEqual(['b']);
  expect(end.ended).toBe(true);
});
