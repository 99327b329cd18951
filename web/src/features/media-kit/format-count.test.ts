import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

const format = (value: number): string => value.toLocaleString('pt-BR');

describe('number texts of the media kit (R042, R057)', () => {
  it.each([
    ['48231000', '48.231.000'],
    ['0', '0'],
    ['1,2 milhão', '1,2 milhão'],
    ['18–34', '18–34'],
    ['62 %', '62 %'],
    ['12345678901234567890', '12345678901234567890'],
  ])('show %s as %s', (value, text) => {
    expect(formatCount(value, format)).toBe(text);
  });
});
