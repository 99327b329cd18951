import { describe, expect, it } from 'vitest';
import { textIn } from './translated-text.ts';

const TEXT = { 'pt-BR': 'bigorna', 'en-US': 'anvil', 'fr-FR': '' };

describe('R051 a text in a reader’s language', () => {
  it.each([
    ['en-US', 'anvil', 'en-US'],
    ['pt-BR', 'bigorna', 'pt-BR'],
    ['zh-CN', 'bigorna', 'pt-BR'],
    ['fr-FR', 'bigorna', 'pt-BR'],
    ['de-DE', 'bigorna', 'pt-BR'],
  ])('R051 in %s it is “%s”, which is %s', (wanted, text, locale) => {
    expect(textIn(TEXT, wanted)).toEqual({ text, locale });
  });
});
