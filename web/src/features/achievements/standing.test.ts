import { ACHIEVEMENTS } from '@bigorna/domain/achievements';
import { expect, it } from 'vitest';
import { parseView } from '#shared/page/parse-view.ts';
import { ACHIEVEMENT_VIEWS, getStandings, isInView } from './standing.ts';

const AT = new Date('2026-11-20T12:00:00Z');

it('returns every achievement with its stored progress (R109)', () => {
  const standings = getStandings(
    new Map([
      ['ten_downloads', { category: 'explorer', progress: 4, unlocked_at: null }],
      ['first_download', { category: 'explorer', progress: 1, unlocked_at: AT }],
    ]),
  );
  expect(standings).toHaveLength(ACHIEVEMENTS.length);
  const by = (id: string) => standings.find(({ achievement }) => achievement.id === id);
  expect(by('ten_downloads')).toMatchObject({ progress: 4, unlockedAt: null });
  expect(by('first_download')).toMatchObject({ progress: 1, unlockedAt: AT });
  expect(by('collector')).toMatchObject({ progress: 0, unlockedAt: null });
});

it('limits progress to the goal, and returns the goal once unlocked (R109)', () => {
  const standings = getStandings(
    new Map([
      ['ten_downloads', { category: 'explorer', progress: 12, unlocked_at: null }],
      ['fifty_downloads', { category: 'explorer', progress: 3, unlocked_at: AT }],
    ]),
  );
  const by = (id: string) => standings.find(({ achievement }) => achievement.id === id);
  expect(by('ten_downloads')?.progress).toBe(10);
  expect(by('fifty_downloads')?.progress).toBe(50);
});

it.each([
  ['', 'all'],
  ['?show=unlocked', 'unlocked'],
  ['?show=locked&x=1', 'locked'],
  ['?show=%3Cscript%3E', 'all'],
])('parses the view of %j as %s', (search, view) => {
  expect(parseView(ACHIEVEMENT_VIEWS, search)).toBe(view);
});

it.each([
  ['all', true, true],
  ['unlocked', true, false],
  ['locked', false, true],
] as const)('view %s contains unlocked achievements: %s, locked achievements: %s', (view, unlocked, locked) => {
  const [achievement] = ACHIEVEMENTS;
  if (!achievement) throw new Error('there are no achievements');
  expect(isInView(view, { achievement, progress: 1, unlockedAt: AT })).toBe(unlocked);
  expect(isInView(view, { achievement, progress: 0, unlockedAt: null })).toBe(locked);
});
