import { expect, it } from 'vitest';
import { type CheckedMod, type DraftStep, findMissing, getCheckStates, getDraftStep } from './review-checklist.ts';

const COMPLETE = {
  license: 'MIT',
  categories: ['utility'],
  description: 'Um texto.',
  short_description: 'Uma lanterna que anda com o jogador.',
  thumbnail_url: '/media/thumbnails/a.webp',
  gallery: [{ url: '/media/gallery/a.webp', alt: 'Uma lanterna' }],
  releases: [{}],
} as unknown as CheckedMod;

it('finds nothing missing in a complete mod (R123)', () => {
  expect(findMissing(COMPLETE)).toEqual([]);
});

it.each<[object, string]>([
  [{ license: null }, 'no_license'],
  [{ license: '  ' }, 'no_license'],
  [{ categories: [] }, 'no_category'],
  [{ description: '\n' }, 'no_description'],
  [{ short_description: 'Curta' }, 'short_description'],
  [{ thumbnail_url: null }, 'no_thumbnail'],
  [{ gallery: [{ url: '/media/gallery/a.webp', alt: ' ' }] }, 'picture_undescribed'],
  [{ releases: [] }, 'no_clear_release'],
])('reports for a mod with %o the finding %s (R123)', (given, code) => {
  expect(findMissing({ ...COMPLETE, ...given })).toEqual([code]);
});

const readable = { verdict: 'clear', fields: { name: 'Lanterna', loaders: ['fabric'] } };
type Releases = Parameters<typeof getCheckStates>[1];
const getStates = (codes: readonly string[], releases: readonly object[]) =>
  Object.fromEntries(
    getCheckStates(codes.map((code) => ({ code })) as Parameters<typeof getCheckStates>[0], releases as Releases),
  );

it('fails the checks that have findings, and passes the other checks (R123)', () => {
  expect(getStates(['no_license', 'other_mod', 'large_file'], [readable])).toEqual({
    license: 'failed',
    category: 'passed',
    description: 'passed',
    pictures: 'passed',
    file: 'passed',
    name: 'failed',
    loader: 'passed',
  });
});

it.each<[string, object[]]>([
  ['no file', []],
  ['a file without a manifest', [{ verdict: 'clear', fields: null }]],
  ['a manifest without name and loaders', [{ verdict: 'clear', fields: { name: '', loaders: [] } }]],
  ['a withdrawn file', [{ ...readable, verdict: 'refused' }]],
])('reports name and loader as unknown for %s (R123)', (_what, releases) => {
  expect(getStates([], releases)).toMatchObject({ name: 'unknown', loader: 'unknown', license: 'passed' });
});

it('fails the check of the file while one of several files waits for confirmation (R123)', () => {
  expect(getStates([], [{ ...readable, verdict: 'pending' }, readable])).toMatchObject({ file: 'failed' });
  expect(getStates([], [{ ...readable, verdict: 'refused' }, readable])).toMatchObject({ file: 'passed' });
});

it.each<[DraftStep, ReadonlyArray<'clear' | 'pending' | 'refused'>, Partial<CheckedMod>]>([
  ['add_release', [], { releases: [] }],
  ['add_release', ['refused'], { releases: [] }],
  ['confirm_release', ['pending'], { releases: [] }],
  ['edit', ['clear'], { license: null }],
  ['submit', ['clear'], { thumbnail_url: null }],
])('names %s as the next step of a draft with releases %j (R123)', (step, verdicts, given) => {
  const all_releases = verdicts.map((verdict) => ({ verdict }));
  expect(getDraftStep({ ...COMPLETE, ...given, all_releases })).toBe(step);
});
