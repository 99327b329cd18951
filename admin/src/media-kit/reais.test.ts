import { describe, expect, it } from 'vitest';
import { centsOf, moneyText, reaisText } from './reais.ts';

describe('R042 prices of the media kit', () => {
  it.each([
    [4800, 480_000],
    [1899.9, 189_990],
    [0.29, 29],
    ['12.5', 1250],
    ['', null],
    ['caro', null],
  ])('%j typed is kept as %j centavos', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });
  it('are shown again as they were typed', () => {
    expect(reaisText(189_990)).toBe('1899.90');
    expect(reaisText(null)).toBe('');
    expect(centsOf(reaisText(189_990))).toBe(189_990);
  });
  it('are read in reais in every language', () => {
    expect(moneyText(189_990, 'pt-BR', 'BRL').replace(/\s/g, ' ')).toBe('R$ 1.899,90');
    expect(moneyText(189_990, 'en-US', 'BRL')).toBe('R$1,899.90');
  });
});
