import { ACHIEVEMENTS, type AchievementId } from '../achievements.ts';

export interface AchievementText {
  readonly title: string;
  /** How to earn the achievement. May contain the placeholder `{threshold}`. */
  readonly description: string;
}

/** Texts of one language. A missing achievement is a compile error. */
export type AchievementTexts = Readonly<Record<AchievementId, AchievementText>>;

/** The text of an achievement, with its threshold filled in. */
export const fillAchievementText = (texts: AchievementTexts, id: AchievementId): AchievementText => {
  const { title, description } = texts[id];
  const threshold = ACHIEVEMENTS.find((achievement) => achievement.id === id)?.threshold ?? 0;
  return { title, description: description.replaceAll('{threshold}', String(threshold)) };
};
