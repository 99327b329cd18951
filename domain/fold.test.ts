import { describe, expect, it } from 'vitest';
import { getSearchPrefixes, toSearchPrefix } from './account-search.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isDeletionWord } from './deletion-word.ts';
import { fold } from './fold.ts';

/** A text with composed and with decomposed accents. */
const inBothForms = (text: string): readonly string[] => [text.normalize('NFC'), text.normalize('NFD')];

describe('folded text', () => {
  it.each([
    ['Ação ÇÉLÈBRE ñandú', 'acao celebre nandu'],
    ['Tiếng Việt', 'tieng viet'],
    ['İstanbul', 'istanbul'],
    ['ＭＯＤ２', 'mod2'],
    ['한국어', '한국어'],
  ])('has one form whether %s is composed or decomposed', (text, folded) => {
    expect(inBothForms(text).map(fold)).toEqual([folded, folded]);
  });

  it.each([
    ['a deletion word', (text: string) => isDeletionWord('es-ES', text), 'éliminar', 'éliminer'],
    ['a common password', (text: string) => isCommonPassword(text, new Set()), 'España2024', 'Espátula2024'],
    [
      'an account by its display name',
      (text: string) =>
        getSearchPrefixes({ username: 'jose', display_name: 'Conceição' }).includes(toSearchPrefix(text)),
      'Conceiç',
      'Concêntr',
    ],
  ])('finds %s in both forms, but no other text', (_name, matches, right, wrong) => {
    expect(inBothForms(right).map(matches)).toEqual([true, true]);
    expect(inBothForms(wrong).map(matches)).toEqual([false, false]);
  });
});
