import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../achievements.ts';
import { LOCALES, type Locale } from '../locales.ts';
import { achievementTexts as enUS } from './en-US.ts';
import { achievementTexts as esES } from './es-ES.ts';
import { achievementTexts as frFR } from './fr-FR.ts';
import { achievementTexts as ptBR } from './pt-BR.ts';
import { achievementTexts as ptPT } from './pt-PT.ts';
import { type AchievementTexts, fillAchievementText } from './text.ts';
import { achievementTexts as zhCN } from './zh-CN.ts';

const ACHIEVEMENT_TEXTS: Readonly<Record<Locale, AchievementTexts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

describe('achievement texts (R109)', () => {
  it.each(LOCALES)('in %s have a unique title and a description (R109)', (locale) => {
    const texts = ACHIEVEMENTS.map(({ id }) => fillAchievementText(ACHIEVEMENT_TEXTS[locale], id));
    for (const { title, description } of texts) {
      expect(title.trim()).not.toBe('');
      expect(description).toMatch(/\S[.。]$/u);
      expect(`${title}${description}`).not.toMatch(/[{}]/);
    }
    expect(new Set(texts.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length);
  });

  it.each(LOCALES)('in %s contain no number except a threshold above one (R109)', (locale) => {
    for (const { id, threshold } of ACHIEVEMENTS) {
      const { description } = fillAchievementText(ACHIEVEMENT_TEXTS[locale], id);
      expect(description.match(/\d+/g) ?? [], id).toEqual(threshold === 1 ? [] : [String(threshold)]);
    }
  });

  it('have a description that differs from English in every other language (R109)', () => {
    for (const locale of LOCALES.filter((other) => other !== 'en-US')) {
      for (const { id } of ACHIEVEMENTS) {
        expect(ACHIEVEMENT_TEXTS[locale][id].description, `${locale} ${id}`).not.toBe(
          ACHIEVEMENT_TEXTS['en-US'][id].description,
        );
      }
    }
  });

  it('cover at least sixteen achievements in four categories (R109)', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(ACHIEVEMENTS.map(({ category }) => category)).size).toBe(4);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  });
});
