import { expect, test } from 'vitest';
import { changesOfRelease } from './release-values.ts';

const seen = { version: '1.0.0', changelog: 'Antes', loaders: ['fabric'], dependencies: [] };

test('only what was changed of a release is sent, and nothing that is no field of it', () => {
  expect(changesOfRelease(seen, { ...seen, verdict: 'clear' })).toEqual({});
  expect(changesOfRelease(seen, { ...seen, loaders: ['fabric', 'quilt'] })).toEqual({ loaders: ['fabric', 'quilt'] });
});

test('an emptied changelog is sent as an empty text', () => {
  expect(changesOfRelease(seen, { ...seen, changelog: null })).toEqual({ changelog: '' });
});
