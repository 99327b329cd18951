import type { AchievementId } from '../achievements.ts';
import type { Locale } from '../locales.ts';
import { achievementTexts as enUS } from './en-US.ts';
import { achievementTexts as esES } from './es-ES.ts';
import { achievementTexts as frFR } from './fr-FR.ts';
import { achievementTexts as ptBR } from './pt-BR.ts';
import { achievementTexts as ptPT } from './pt-PT.ts';
import { type AchievementText, type AchievementTexts, fillAchievementText } from './text.ts';
import { achievementTexts as zhCN } from './zh-CN.ts';

/** All six languages, for functions and tests. The site loads a single one. */
export const ACHIEVEMENT_TEXTS: Readonly<Record<Locale, AchievementTexts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

/** Title and description of an achievement in a locale, with the threshold filled in. */
export const getAchievementText = (locale: Locale, id: AchievementId): AchievementText =>
  fillAchievementText(ACHIEVEMENT_TEXTS[locale], id);
