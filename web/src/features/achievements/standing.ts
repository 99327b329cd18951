import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import type { AchievementProgress } from '@bigorna/domain/entities/member';

/** A member's progress in one achievement. */
export interface Standing {
  achievement: Achievement;
  progress: number;
  unlockedAt: Date | null;
}

export const ACHIEVEMENT_VIEWS = ['all', 'unlocked', 'locked'] as const;
type AchievementView = (typeof ACHIEVEMENT_VIEWS)[number];

/** Every achievement of the table with the member's progress; 0 where no progress is stored. */
export const getStandings = (known: ReadonlyMap<string, AchievementProgress>): Standing[] =>
  ACHIEVEMENTS.map((achievement) => {
    const stored = known.get(achievement.id);
    const unlockedAt = stored?.unlocked_at ?? null;
    const reached = Math.min(stored?.progress ?? 0, achievement.threshold);
    return { achievement, progress: unlockedAt ? achievement.threshold : reached, unlockedAt };
  });

export const isInView = (view: AchievementView, { unlockedAt }: Standing): boolean =>
  view === 'all' || (view === 'unlocked') === (unlockedAt !== null);
