import { describe, expect, it } from 'vitest';
import { getTextIn } from './translated-text.ts';

const TEXT = { 'pt-BR': 'bigorna', 'en-US': 'anvil', 'fr-FR': '' };

describe('translated text (R051)', () => {
  it.each([
    ['en-US', 'anvil', 'en-US'],
    ['pt-BR', 'bigorna', 'pt-BR'],
    ['zh-CN', 'bigorna', 'pt-BR'],
    ['fr-FR', 'bigorna', 'pt-BR'],
    ['de-DE', 'bigorna', 'pt-BR'],
  ])('for %s is “%s”, in %s (R051)', (requested, text, locale) => {
    expect(getTextIn(TEXT, requested)).toEqual({ text, locale });
  });
});
