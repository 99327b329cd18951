import { type AchievementText, type AchievementTexts, filledText } from '@bigorna/domain/achievement-texts/text';
import { isAchievementId } from '@bigorna/domain/achievements';
import type { Locale } from '@bigorna/domain/locales';

export type { AchievementText };

/** The text of an achievement by its id; undefined for one that this page does not know yet. */
export type TextOfAchievement = (id: string) => AchievementText | undefined;

/** One language is loaded, not six. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly achievementTexts: AchievementTexts }>>> = {
  'pt-BR': () => import('@bigorna/domain/achievement-texts/pt-BR'),
  'pt-PT': () => import('@bigorna/domain/achievement-texts/pt-PT'),
  'en-US': () => import('@bigorna/domain/achievement-texts/en-US'),
  'es-ES': () => import('@bigorna/domain/achievement-texts/es-ES'),
  'fr-FR': () => import('@bigorna/domain/achievement-texts/fr-FR'),
  'zh-CN': () => import('@bigorna/domain/achievement-texts/zh-CN'),
};

/** The achievements' texts in one language. */
export const loadAchievementTexts = async (locale: Locale): Promise<TextOfAchievement> => {
  const { achievementTexts } = await LOADERS[locale]();
  return (id) => (isAchievementId(id) ? filledText(achievementTexts, id) : undefined);
};
