import { ACHIEVEMENTS } from '@bigorna/domain/achievements';
import type { AchievementProgress } from '@bigorna/domain/entities/member';
import { describe, expect, it } from 'vitest';
import { nearAchievements } from './near-achievements.ts';

const at = (progress: number, unlocked = false): AchievementProgress => ({
  category: 'explorer',
  progress,
  unlocked_at: unlocked ? new Date() : null,
});
const near = (own: Record<string, AchievementProgress>, most: number) =>
  nearAchievements(new Map(Object.entries(own)), most).map(({ achievement }) => achievement.id);

describe('R111 achievements near unlocking', () => {
  it('are the locked ones by how much of them is done', () => {
    const own = { first_download: at(1, true), ten_downloads: at(9), fifty_downloads: at(9), twenty_comments: at(10) };
    expect(near(own, 3)).toEqual(['ten_downloads', 'twenty_comments', 'fifty_downloads']);
  });

  it('are the smallest ones for who has none, and none for who has all', () => {
    const first = nearAchievements(new Map(), 3);
    expect(first.map(({ achievement }) => achievement.threshold)).toEqual([1, 1, 1]);
    expect(near(Object.fromEntries(ACHIEVEMENTS.map(({ id }) => [id, at(1, true)])), 3)).toEqual([]);
  });
});
