import { describe, expect, it } from 'vitest';
import { hasAllWords, highlightParts, toSearchWords } from './highlight-parts.ts';

const getMarked = (text: string, search: string): string[] =>
  highlightParts(text, toSearchWords(search)).flatMap((part) => (part.isMarked ? [part.text] : []));

describe('search words in a text (R038)', () => {
  it('are found regardless of case and accents', () => {
    expect(hasAllWords('Como faço a instalação?', toSearchWords('INSTALACAO faco'))).toBe(true);
    expect(hasAllWords('Como faço a instalação?', toSearchWords('instalacao bedrock'))).toBe(false);
    expect(hasAllWords('anything', toSearchWords('  '))).toBe(true);
    expect(hasAllWords('如何下载模组?', toSearchWords('下载'))).toBe(true);
  });

  it.each([
    ['Instalação e INSTALAÇÃO', 'instalacao', ['Instalação', 'INSTALAÇÃO']],
    ['Instalac\u0327a\u0303o aqui', 'instalação', ['Instalac\u0327a\u0303o']],
    ['download, downloads', 'down load', ['download', 'download']],
    ['😀 mod 😀', 'mod', ['mod']],
    ['nothing here', 'mod', []],
  ])('are marked as written: %s', (text, search, expected) => {
    expect(getMarked(text, search)).toEqual(expected);
  });

  it.each(['', 'a', 'Instalação de mods', '😀İstanbul', 'e\u0301te\u0301'])('leave the text unchanged: %s', (text) => {
    for (const search of ['', 'e', 'mods', 'istanbul', 'ete'])
      expect(
        highlightParts(text, toSearchWords(search))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
