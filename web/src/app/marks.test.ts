import { describe, expect, it } from 'vitest';
import { holdsAll, markedParts, wordsOf } from './marks.ts';

const marked = (text: string, search: string): string[] =>
  markedParts(text, wordsOf(search)).flatMap((part) => (part.isMarked ? [part.text] : []));

describe('R038 the words of a search in a text', () => {
  it('are found without regard to case and accents, all of them', () => {
    expect(holdsAll('Como faço a instalação?', wordsOf('INSTALACAO faco'))).toBe(true);
    expect(holdsAll('Como faço a instalação?', wordsOf('instalacao bedrock'))).toBe(false);
    expect(holdsAll('anything', wordsOf('  '))).toBe(true);
    expect(holdsAll('如何下载模组?', wordsOf('下载'))).toBe(true);
  });

  it.each([
    ['Instalação e INSTALAÇÃO', 'instalacao', ['Instalação', 'INSTALAÇÃO']],
    ['Instalac\u0327a\u0303o aqui', 'instalação', ['Instalac\u0327a\u0303o']],
    ['download, downloads', 'down load', ['download', 'download']],
    ['😀 mod 😀', 'mod', ['mod']],
    ['nothing here', 'mod', []],
  ])('are marked as they are written: %s', (text, search, expected) => {
    expect(marked(text, search)).toEqual(expected);
  });

  it.each(['', 'a', 'Instalação de mods', '😀İstanbul', 'e\u0301te\u0301'])('leave the text whole: %s', (text) => {
    for (const search of ['', 'e', 'mods', 'istanbul', 'ete'])
      expect(
        markedParts(text, wordsOf(search))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
