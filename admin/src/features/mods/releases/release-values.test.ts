import { expect, test } from 'vitest';
import { getReleaseChanges } from './release-values.ts';

const loaded = { version: '1.0.0', changelog: 'Antes', loaders: ['fabric'], dependencies: [] };

test('sends only changed form fields of a release', () => {
  expect(getReleaseChanges(loaded, { ...loaded, verdict: 'clear' })).toEqual({});
  expect(getReleaseChanges(loaded, { ...loaded, loaders: ['fabric', 'quilt'] })).toEqual({
    loaders: ['fabric', 'quilt'],
  });
});

test('sends an emptied changelog as an empty text', () => {
  expect(getReleaseChanges(loaded, { ...loaded, changelog: null })).toEqual({ changelog: '' });
});
