import { describe, expect, it } from 'vitest';
import { DELETION_WORDS, isDeletionWord } from './deletion-word.ts';
import { DELETION_WORD_MAX } from './limits.ts';
import { LOCALES } from './locales.ts';

describe('R085 the word that confirms a deletion', () => {
  it.each([
    ['pt-BR', 'DELETAR'],
    ['pt-PT', 'ELIMINAR'],
    ['en-US', 'DELETE'],
    ['es-ES', 'ELIMINAR'],
    ['fr-FR', 'SUPPRIMER'],
    ['zh-CN', '删除'],
  ] as const)('R085 in %s is %s', (locale, word) => {
    expect(DELETION_WORDS[locale]).toBe(word);
    expect(isDeletionWord(locale, word)).toBe(true);
  });

  it.each(LOCALES)('R085 in %s is taken without case and accents, and nothing else is', (locale) => {
    const word = DELETION_WORDS[locale];
    expect(isDeletionWord(locale, ` ${word.toLowerCase()} `)).toBe(true);
    expect(isDeletionWord(locale, word.replace('E', 'É'))).toBe(true);
    expect(isDeletionWord(locale, word.slice(1))).toBe(false);
    expect(isDeletionWord(locale, `${word}${word}`)).toBe(false);
    expect(isDeletionWord(locale, '')).toBe(false);
    expect(word.length).toBeLessThan(DELETION_WORD_MAX);
  });

  it('R085 is of its own language only', () => {
    expect(isDeletionWord('pt-BR', 'DELETE')).toBe(false);
    expect(isDeletionWord('en-US', 'DELETAR')).toBe(false);
  });
});
