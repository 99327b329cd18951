import { describe, expect, it } from 'vitest';
import { figureText } from './figure-text.ts';

const format = (value: number): string => value.toLocaleString('pt-BR');

describe('R042 R057 a figure of the media kit', () => {
  it.each([
    ['48231000', '48.231.000'],
    ['0', '0'],
    ['1,2 milhão', '1,2 milhão'],
    ['18–34', '18–34'],
    ['62 %', '62 %'],
    ['12345678901234567890', '12345678901234567890'],
  ])('%s is shown as %s', (value, text) => {
    expect(figureText(value, format)).toBe(text);
  });
});
