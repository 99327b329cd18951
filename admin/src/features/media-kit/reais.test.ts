import { describe, expect, it } from 'vitest';
import { formatMoney } from '#shared/fields/format-money.ts';
import { formatReais, parseCents } from './reais.ts';

describe('media kit price (R042)', () => {
  it.each([
    [4800, 480_000],
    [1899.9, 189_990],
    [0.29, 29],
    ['12.5', 1250],
    ['', null],
    ['caro', null],
  ])('is parsed from %j to %j centavos', (typed, cents) => {
    expect(parseCents(typed)).toBe(cents);
  });
  it('is formatted for a number input, and parsed back', () => {
    expect(formatReais(189_990)).toBe('1899.90');
    expect(formatReais(null)).toBe('');
    expect(parseCents(formatReais(189_990))).toBe(189_990);
  });
  it('is displayed in the format of Portuguese and English', () => {
    expect(formatMoney(189_990, 'pt-BR', 'BRL').replace(/\s/g, ' ')).toBe('R$ 1.899,90');
    expect(formatMoney(189_990, 'en-US', 'BRL')).toBe('R$1,899.90');
  });
});
