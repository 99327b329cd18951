import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../achievements.ts';
import { LOCALES } from '../locales.ts';
import { ACHIEVEMENT_TEXTS, achievementText } from './index.ts';

describe('R109 the achievements’ texts', () => {
  it.each(LOCALES)(
    'R109 in %s say of each what it is called and how it is earned, each with a name of its own',
    (locale) => {
      const texts = ACHIEVEMENTS.map(({ id }) => achievementText(locale, id));
      for (const { title, description } of texts) {
        expect(title.trim()).not.toBe('');
        expect(description).toMatch(/\S[.。]$/u);
        expect(`${title}${description}`).not.toMatch(/[{}]/);
      }
      expect(new Set(texts.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length);
    },
  );

  it.each(LOCALES)('R109 in %s name the threshold wherever it is more than one, and no other number', (locale) => {
    for (const { id, threshold } of ACHIEVEMENTS) {
      const { description } = achievementText(locale, id);
      expect(description.match(/\d+/g) ?? [], id).toEqual(threshold === 1 ? [] : [String(threshold)]);
    }
  });

  it('R109 are translated: none is the English one', () => {
    for (const locale of LOCALES.filter((other) => other !== 'en-US')) {
      for (const { id } of ACHIEVEMENTS) {
        expect(ACHIEVEMENT_TEXTS[locale][id].description, `${locale} ${id}`).not.toBe(
          ACHIEVEMENT_TEXTS['en-US'][id].description,
        );
      }
    }
  });

  it('R109 are of at least sixteen achievements, in four categories', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(ACHIEVEMENTS.map(({ category }) => category)).size).toBe(4);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  });
});
