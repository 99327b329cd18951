import type { Locale } from '@bigorna/domain/locales';

export interface AchievementText {
  title: string;
  description: string;
}

/** The text of an achievement by its id; undefined for one that this page does not know yet. */
export type TextOfAchievement = (id: string) => AchievementText | undefined;

/** The achievements' texts in one language. */
export const loadAchievementTexts =
  async (_locale: Locale): Promise<TextOfAchievement> =>
  () =>
    undefined;
