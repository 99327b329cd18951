import type { ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { expect, it } from 'vitest';
import { createRelease as release } from '#shared/mods/testing/sample-mod.ts';
import { getReleasesSince } from './get-releases-since.ts';

const former = release('1.9.0');
const find = (...others: ModRelease[]): string[] => getReleasesSince([...others, former], former).map(({ id }) => id);

it('returns newer releases by version number, oldest first (R017)', () => {
  expect(find(release('2.0.0'), release('1.10.0'), release('1.11.0-beta.1'), release('1.8.0'))).toEqual([
    '1.10.0',
    '1.11.0-beta.1',
    '2.0.0',
  ]);
});

it('leaves out releases for other loaders (R017)', () => {
  expect(find(release('2.0.0', { loaders: ['forge'] }), release('2.1.0', { loaders: ['forge', 'fabric'] }))).toEqual([
    '2.1.0',
  ]);
});

it('lists releases with the same version and changelog once (R017)', () => {
  const same = { version: '2.0.0', changelog: 'same' };
  expect(find(release('a', same), release('b', same), release('c', { ...same, changelog: 'other' }))).toEqual([
    'a',
    'c',
  ]);
});

it('is empty for the newest release (R017)', () => {
  expect(find(release('1.8.0'))).toEqual([]);
});
