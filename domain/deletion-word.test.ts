import { describe, expect, it } from 'vitest';
import { DELETION_WORDS, isDeletionWord } from './deletion-word.ts';
import { DELETION_WORD_MAX } from './limits.ts';
import { LOCALES } from './locales.ts';

describe('deletion word (R085)', () => {
  it.each([
    ['pt-BR', 'DELETAR'],
    ['pt-PT', 'ELIMINAR'],
    ['en-US', 'DELETE'],
    ['es-ES', 'ELIMINAR'],
    ['fr-FR', 'SUPPRIMER'],
    ['zh-CN', '删除'],
  ] as const)('for %s is %s (R085)', (locale, word) => {
    expect(DELETION_WORDS[locale]).toBe(word);
    expect(isDeletionWord(locale, word)).toBe(true);
  });

  it.each(LOCALES)('for %s ignores case and accents, and rejects other texts (R085)', (locale) => {
    const word = DELETION_WORDS[locale];
    expect(isDeletionWord(locale, ` ${word.toLowerCase()} `)).toBe(true);
    expect(isDeletionWord(locale, word.replace('E', 'É'))).toBe(true);
    expect(isDeletionWord(locale, word.slice(1))).toBe(false);
    expect(isDeletionWord(locale, `${word}${word}`)).toBe(false);
    expect(isDeletionWord(locale, '')).toBe(false);
    expect(word.length).toBeLessThan(DELETION_WORD_MAX);
  });

  it('is valid for its own language only (R085)', () => {
    expect(isDeletionWord('pt-BR', 'DELETE')).toBe(false);
    expect(isDeletionWord('en-US', 'DELETAR')).toBe(false);
  });
});
