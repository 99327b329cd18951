import { ACHIEVEMENTS, type AchievementId } from '../achievements.ts';

export interface AchievementText {
  readonly title: string;
  /** How it is earned; `{threshold}` stands for how often. */
  readonly description: string;
}

/** A language's texts: an achievement without one does not compile. */
export type AchievementTexts = Readonly<Record<AchievementId, AchievementText>>;

/** An achievement's text out of a language's, with its threshold filled in. */
export const filledText = (texts: AchievementTexts, id: AchievementId): AchievementText => {
  const { title, description } = texts[id];
  const threshold = ACHIEVEMENTS.find((achievement) => achievement.id === id)?.threshold ?? 0;
  return { title, description: description.replaceAll('{threshold}', String(threshold)) };
};
