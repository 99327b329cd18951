import type { AchievementId } from '../achievements.ts';
import type { Locale } from '../locales.ts';
import { achievementTexts as enUS } from './en-US.ts';
import { achievementTexts as esES } from './es-ES.ts';
import { achievementTexts as frFR } from './fr-FR.ts';
import { achievementTexts as ptBR } from './pt-BR.ts';
import { achievementTexts as ptPT } from './pt-PT.ts';
import { type AchievementText, type AchievementTexts, filledText } from './text.ts';
import { achievementTexts as zhCN } from './zh-CN.ts';

/** All six languages at once: for functions and tests; the site loads one language's file. */
export const ACHIEVEMENT_TEXTS: Readonly<Record<Locale, AchievementTexts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

/** What an achievement is called in a language, and how it is earned. */
export const achievementText = (locale: Locale, id: AchievementId): AchievementText =>
  filledText(ACHIEVEMENT_TEXTS[locale], id);
