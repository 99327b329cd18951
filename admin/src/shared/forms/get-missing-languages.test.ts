import { describe, expect, it } from 'vitest';
import { getMissingLanguages, getTranslation } from './get-missing-languages.ts';

const QUESTION = { 'pt-BR': 'Por quê?', 'en-US': 'Why?', 'zh-CN': ' ' };

describe('content translation (R132)', () => {
  it('reports each language that some text lacks, except Portuguese (R132)', () => {
    expect(getMissingLanguages([QUESTION])).toEqual(['pt-PT', 'es-ES', 'fr-FR', 'zh-CN']);
    expect(getMissingLanguages([QUESTION, { 'pt-BR': 'Porque sim.' }])).toContain('en-US');
    const complete = { 'pt-BR': 'a', 'pt-PT': 'a', 'en-US': 'a', 'es-ES': 'a', 'fr-FR': 'a', 'zh-CN': 'a' };
    expect(getMissingLanguages([complete])).toEqual([]);
  });
  it('shows Portuguese when the translation is blank (R132)', () => {
    expect(getTranslation(QUESTION, 'en-US')).toBe('Why?');
    expect(getTranslation(QUESTION, 'zh-CN')).toBe('Por quê?');
    expect(getTranslation(undefined, 'en-US')).toBe('');
  });
});
