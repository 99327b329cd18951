import { expect, it } from 'vitest';
import { listVersionOptions } from './version-options.ts';

const EDITIONS = [
  ['26.1', '1.21.4'],
  ['26.1', '1.21.50'],
];

it('offers each version of both editions once (R006, R261)', () => {
  expect(listVersionOptions(EDITIONS, [])).toEqual(['26.1', '1.21.4', '1.21.50']);
});

it('offers a version that only the response or the URL names, newest first (R006, R261)', () => {
  const named = ['1.21.4', '1.21.9', '26.2', '26.2'];
  expect(listVersionOptions(EDITIONS, named)).toEqual(['26.2', '1.21.9', '26.1', '1.21.4', '1.21.50']);
  expect(listVersionOptions(EDITIONS.slice(0, 1), named)).toEqual(['26.2', '26.1', '1.21.9', '1.21.4']);
});
