import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import type { AchievementProgress } from '@bigorna/domain/entities/member';

/** How far a member is with one achievement. */
export interface Standing {
  achievement: Achievement;
  progress: number;
  unlockedAt: Date | null;
}

export const ACHIEVEMENT_VIEWS = ['all', 'unlocked', 'locked'] as const;
export type AchievementView = (typeof ACHIEVEMENT_VIEWS)[number];

/** Which achievements an address asks for; what is unknown is all of them. */
export const viewOf = (search: string): AchievementView =>
  ACHIEVEMENT_VIEWS.find((known) => known === new URLSearchParams(search).get('show')) ?? 'all';

/** Every achievement of the table with the member's progress; one that they have nothing of yet stands at none. */
export const standingsOf = (known: ReadonlyMap<string, AchievementProgress>): Standing[] =>
  ACHIEVEMENTS.map((achievement) => {
    const own = known.get(achievement.id);
    const unlockedAt = own?.unlocked_at ?? null;
    const reached = Math.min(own?.progress ?? 0, achievement.threshold);
    return { achievement, progress: unlockedAt ? achievement.threshold : reached, unlockedAt };
  });

/** Whether a view shows it. */
export const isIn = (view: AchievementView, { unlockedAt }: Standing): boolean =>
  view === 'all' || (view === 'unlocked') === (unlockedAt !== null);
