import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import type { AchievementProgress } from '@bigorna/domain/entities/member';

export interface NearAchievement {
  achievement: Achievement;
  progress: number;
}

/**
 * The locked achievements nearest to being unlocked, the nearest first; of equally near ones the smaller.
 *
 * @param own the member's progress by achievement; one that is missing has none.
 */
export const nearAchievements = (own: ReadonlyMap<string, AchievementProgress>, most: number): NearAchievement[] =>
  ACHIEVEMENTS.filter(({ id }) => !own.get(id)?.unlocked_at)
    .map((achievement) => ({
      achievement,
      progress: Math.min(own.get(achievement.id)?.progress ?? 0, achievement.threshold),
    }))
    .sort(
      (a, b) =>
        b.progress / b.achievement.threshold - a.progress / a.achievement.threshold ||
        a.achievement.threshold - b.achievement.threshold,
    )
    .slice(0, most);
