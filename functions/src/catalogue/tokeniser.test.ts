import { describe, expect, it } from 'vitest';
import { documentTokens, matchExpression, queryTokens } from './tokeniser.ts';

describe('documentTokens', () => {
  it.each([
    ['Céu Aberto', ['ceu', 'aberto']],
    ['AÇÚCAR e Maçã', ['acucar', 'e', 'maca']],
    ["Re-Forged: d’água, don't", ['re', 'forged', 'd', 'agua', 'don', 't']],
    ['fabric-1.21.4', ['fabric', '1', '21', '4']],
    ['ＦＵＬＬ ﬁn ½', ['full', 'fin', '1', '2']],
    ['ÅNGSTRÖM', ['angstrom']],
    ['模组 mod', ['模', '组', '模组', 'mod']],
    ['超级方块mod2', ['超', '级', '方', '块', '超级', '级方', '方块', 'mod2']],
    ['한국', ['한', '국', '한국']],
    ['  —!?"\'() ', []],
    ['', []],
  ])('%s', (text, tokens) => {
    expect(documentTokens(text)).toEqual(tokens);
  });
});

describe('queryTokens', () => {
  it('R003 asks for pairs of CJK letters, so that a word is found in the middle of a text', () => {
    expect(queryTokens('方块')).toEqual(['方块']);
    expect(queryTokens('级方块')).toEqual(['级方', '方块']);
    expect(queryTokens('块')).toEqual(['块']);
    const document = new Set(documentTokens('超级方块世界'));
    expect(queryTokens('级方块').every((token) => document.has(token))).toBe(true);
    expect(queryTokens('方世').every((token) => document.has(token))).toBe(false);
  });
});

describe('matchExpression', () => {
  it.each([
    ['ceu aberto', '"ceu" AND "aberto"*'],
    ['AND', '"and"*'],
    ['a OR b NOT c', '"a" AND "or" AND "b" AND "not" AND "c"*'],
    ['title:x', '"title" AND "x"*'],
    ['"', undefined],
    ["'", undefined],
    ['* ^ ( ) { } : + -', undefined],
    ['"quoted" phrase"', '"quoted" AND "phrase"*'],
    ['near(a, 2)', '"near" AND "a" AND "2"*'],
    ['1.21.4', '"1" AND "21" AND "4"*'],
    ['\u0000a\ud800', '"a"*'],
    ['', undefined],
  ])('%j becomes %j', (text, expression) => {
    expect(matchExpression(text)).toBe(expression);
  });
});
