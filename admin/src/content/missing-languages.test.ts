import { describe, expect, it } from 'vitest';
import { missingLanguages, namesOf, readIn } from './missing-languages.ts';

const QUESTION = { 'pt-BR': 'Por quê?', 'en-US': 'Why?', 'zh-CN': ' ' };

describe('R132 texts in six languages', () => {
  it('R132 a language lacks where one of the texts lacks it; Portuguese never does', () => {
    expect(missingLanguages([QUESTION])).toEqual(['pt-PT', 'es-ES', 'fr-FR', 'zh-CN']);
    expect(missingLanguages([QUESTION, { 'pt-BR': 'Porque sim.' }])).toContain('en-US');
    const whole = { 'pt-BR': 'a', 'pt-PT': 'a', 'en-US': 'a', 'es-ES': 'a', 'fr-FR': 'a', 'zh-CN': 'a' };
    expect(missingLanguages([whole])).toEqual([]);
  });
  it('R132 what lacks is read in Portuguese', () => {
    expect(readIn(QUESTION, 'en-US')).toBe('Why?');
    expect(readIn(QUESTION, 'zh-CN')).toBe('Por quê?');
    expect(readIn(undefined, 'en-US')).toBe('');
  });
  it('R132 languages are listed by their own names', () => {
    expect(namesOf(['en-US', 'fr-FR'])).toBe('English (US), Français (France)');
  });
});
