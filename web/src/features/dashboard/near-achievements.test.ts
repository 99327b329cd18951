import { ACHIEVEMENTS } from '@bigorna/domain/achievements';
import type { AchievementProgress } from '@bigorna/domain/entities/member';
import { describe, expect, it } from 'vitest';
import { findNearAchievements } from './near-achievements.ts';

const at = (progress: number, unlocked = false): AchievementProgress => ({
  category: 'explorer',
  progress,
  unlocked_at: unlocked ? new Date() : null,
});
const findNear = (progress: Record<string, AchievementProgress>, limit: number) =>
  findNearAchievements(new Map(Object.entries(progress)), limit).map(({ achievement }) => achievement.id);

describe('achievements near unlocking (R111)', () => {
  it('are locked, and sorted by the reached share of the goal, largest first', () => {
    const progress = {
      first_download: at(1, true),
      ten_downloads: at(9),
      fifty_downloads: at(9),
      twenty_comments: at(10),
    };
    expect(findNear(progress, 3)).toEqual(['ten_downloads', 'twenty_comments', 'fifty_downloads']);
  });

  it('are the smallest goals when nothing has progress, and none when all are unlocked', () => {
    const first = findNearAchievements(new Map(), 3);
    expect(first.map(({ achievement }) => achievement.threshold)).toEqual([1, 1, 1]);
    expect(findNear(Object.fromEntries(ACHIEVEMENTS.map(({ id }) => [id, at(1, true)])), 3)).toEqual([]);
  });
});
