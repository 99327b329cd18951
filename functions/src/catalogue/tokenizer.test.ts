import { describe, expect, it } from 'vitest';
import { getDocumentTokens, getPlainWords, getQueryWords } from './tokenizer.ts';

describe('getDocumentTokens', () => {
  it.each([
    ['Céu Aberto', ['ceu', 'aberto']],
    ['AÇÚCAR e Maçã', ['acucar', 'e', 'maca']],
    ['Re-Forged: d’água, don’t', ['re', 'forged', 'reforged', 'd', 'agua', 'dagua', 'don', 't', 'dont']],
    ["D'Ávila", ['d', 'avila', 'davila']],
    ['iron_chest', ['iron', 'chest', 'ironchest']],
    ['a-b-c-d', ['a', 'b', 'c', 'd']],
    ['SkyBlock', ['skyblock', 'sky', 'block']],
    ['OptiFine HD', ['optifine', 'opti', 'fine', 'hd']],
    ['fabric-1.21.4', ['fabric', '1.21.4']],
    ['mc1.21 v2 3.', ['mc', '1.21', 'v2', '3']],
    ['ＦＵＬＬ ﬁn ½', ['full', 'fin', '1', '2']],
    ['ÅNGSTRÖM', ['angstrom']],
    ['模组 mod', ['模', '组', '模组', 'mod']],
    ['超级方块mod2', ['超', '级', '方', '块', '超级', '级方', '方块', 'mod2']],
    ['한국', ['한', '국', '한국']],
    ['  —!?"\'() ', []],
    ['\u0000a\ud800', ['a']],
    ['', []],
  ])('splits %s into tokens (R003)', (text, tokens) => {
    expect(getDocumentTokens(text).plain).toEqual(tokens);
  });

  it.each([
    ['torches', ['torch']],
    ['zombies', ['zombie']],
    ['enemies', ['enemy']],
    ['wolves', ['wolf']],
    ['knives', ['knife']],
    ['stones', ['stone']],
    ['dungeons', ['dungeon']],
    ['Dragões', ['dragao']],
    ['pães', ['pao']],
    ['irmãos', ['irmao']],
    ['animais', ['animal']],
    ['papéis', ['papel']],
    ['répteis', ['reptil']],
    ['barris', ['barril']],
    ['itens', ['item']],
    ['flores', ['flor']],
    ['1.21.4', ['1.21']],
  ])('adds the singular of %s (R003)', (text, singulars) => {
    expect(getDocumentTokens(text).derived).toEqual(expect.arrayContaining(singulars));
  });

  it.each(['glass', 'gas', 'torch', '模组'])('adds no singular for %s (R003)', (text) => {
    expect(getDocumentTokens(text).derived).toEqual([]);
  });
});

describe('getQueryWords', () => {
  const words = (text: string) =>
    getQueryWords(text).map(({ forms }) => forms.map((form) => form.map((part) => part.text)));

  it('splits CJK text into pairs of characters, so that a query matches inside a text (R003)', () => {
    expect(words('方块')).toEqual([[['方块']]]);
    expect(words('级方块')).toEqual([[['级方']], [['方块']]]);
    expect(words('块')).toEqual([[['块']]]);
    const document = new Set(getDocumentTokens('超级方块世界').plain);
    expect(getPlainWords('级方块').every(({ text }) => document.has(text))).toBe(true);
    expect(getPlainWords('方世').every(({ text }) => document.has(text))).toBe(false);
  });

  it('matches a compound as separate or joined words (R003)', () => {
    expect(words('sky-block')).toEqual([[['sky', 'block'], ['skyblock']]]);
    expect(words('SkyBlock')).toEqual([[['skyblock'], ['sky', 'block']]]);
  });

  it.each([
    ['AND', ['and']],
    ['a OR b NOT c', ['a', 'or', 'b', 'not', 'c']],
    ['title:x', ['title', 'x']],
    ['"', []],
    ["'", []],
    ['* ^ ( ) { } : + -', []],
    ['"quoted" phrase"', ['quoted', 'phrase']],
    ['near(a, 2)', ['near', 'a', '2']],
    ['1.21.4', ['1.21.4']],
    ['', []],
  ])('splits %j into the words %j (R003)', (text, expected) => {
    expect(getPlainWords(text).map((part) => part.text)).toEqual(expected);
  });
});
