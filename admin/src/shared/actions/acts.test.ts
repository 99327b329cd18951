import { beforeEach, expect, it } from 'vitest';
import { forgetEntry, getLastAct, rememberAct, retainActs } from './acts.ts';

beforeEach(() => retainActs([]));

it('offers the newest act that is not undone, and all entries of a bulk act (R131)', () => {
  rememberAct(['first']);
  rememberAct(['second', 'third']);
  rememberAct([]);
  expect(getLastAct()).toEqual(['second', 'third']);
  forgetEntry('third');
  expect(getLastAct()).toEqual(['second']);
  forgetEntry('second');
  expect(getLastAct()).toEqual(['first']);
});

it('forgets the acts of a page that the user left, except those with a toast (R131)', () => {
  rememberAct(['first', 'second']);
  rememberAct(['third']);
  retainActs(['second']);
  expect(getLastAct()).toEqual(['first', 'second']);
  retainActs([]);
  expect(getLastAct()).toBeUndefined();
});
