import {
  type AchievementText,
  type AchievementTexts,
  fillAchievementText,
} from '@bigorna/domain/achievement-texts/text';
import { ACHIEVEMENTS, type AchievementId } from '@bigorna/domain/achievements';
import type { Locale } from '@bigorna/domain/locales';

/** Returns an achievement's text; undefined for an unknown id, for example from a newer build of the site. */
export type GetAchievementText = (id: string) => AchievementText | undefined;

const TEXTS: Readonly<Record<Locale, () => Promise<{ achievementTexts: AchievementTexts }>>> = {
  'pt-BR': () => import('@bigorna/domain/achievement-texts/pt-BR'),
  'pt-PT': () => import('@bigorna/domain/achievement-texts/pt-PT'),
  'en-US': () => import('@bigorna/domain/achievement-texts/en-US'),
  'es-ES': () => import('@bigorna/domain/achievement-texts/es-ES'),
  'fr-FR': () => import('@bigorna/domain/achievement-texts/fr-FR'),
  'zh-CN': () => import('@bigorna/domain/achievement-texts/zh-CN'),
};

const isKnown = (id: string): id is AchievementId => ACHIEVEMENTS.some((achievement) => achievement.id === id);

/** The achievements' texts in one language. */
export const loadAchievementTexts = async (locale: Locale): Promise<GetAchievementText> => {
  const { achievementTexts } = await TEXTS[locale]();
  return (id) => (isKnown(id) ? fillAchievementText(achievementTexts, id) : undefined);
};
