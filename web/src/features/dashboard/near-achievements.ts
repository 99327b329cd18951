import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import type { AchievementProgress } from '@bigorna/domain/entities/member';

export interface NearAchievement {
  achievement: Achievement;
  progress: number;
}

/**
 * Locked achievements, the largest share of the goal first; on a tie, the smaller goal first.
 *
 * @param progressById the member's progress by achievement; a missing entry counts as 0
 */
export const findNearAchievements = (
  progressById: ReadonlyMap<string, AchievementProgress>,
  limit: number,
): NearAchievement[] =>
  ACHIEVEMENTS.filter(({ id }) => !progressById.get(id)?.unlocked_at)
    .map((achievement) => ({
      achievement,
      progress: Math.min(progressById.get(achievement.id)?.progress ?? 0, achievement.threshold),
    }))
    .sort(
      (a, b) =>
        b.progress / b.achievement.threshold - a.progress / a.achievement.threshold ||
        a.achievement.threshold - b.achievement.threshold,
    )
    .slice(0, limit);
