import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { getSeparator, type Separator, toCsvLine } from './csv.ts';

const SEPARATORS: readonly Separator[] = [',', ';'];

/** Texts that a spreadsheet would evaluate as a formula, some of them only with another separator. */
const HOSTILE = [
  '=1+1',
  '+55 11',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '=HYPERLINK("http://x","y")',
  'a;=1',
  'a,=1',
  'a;;@x',
  'a; "=1',
  'a\t+1',
  'a\n-1',
  'a\r\n=1',
];

/** The cells of a line in a spreadsheet that splits by `separator` and ignores quotes. */
const splitNaively = (line: string, separator: string): string[] =>
  line.split(/[\r\n]/).flatMap((one) => one.split(separator).map((cell) => cell.replace(/^[\s"]*/, '')));

describe('CSV line', () => {
  it.each(HOSTILE)('turns formulas into text for every separator: %j (R132)', (cell) => {
    for (const separator of SEPARATORS) {
      const line = toCsvLine([cell, 'fim'], separator);
      for (const other of [...SEPARATORS, '\t']) {
        for (const found of splitNaively(line, other)) expect(found).not.toMatch(/^[=+\-@]/);
      }
    }
  });

  it.each(['\n', ' ', '"', ';', ' ;', '\t', '=', '\r\n"'])(
    'is built within the test timeout for a long cell: %j',
    (piece) => {
      const cell = `${piece.repeat(100_000)}a=1`;
      expect(toCsvLine([cell], ',')).toContain('a=1');
    },
  );

  it.each([
    ['=1+1', `"'=1+1"`],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['a;=1', `"a;'=1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['1 = 1', '"1 = 1"'],
    ['bem-vindo, a+b', '"bem-vindo, a+b"'],
  ])('adds an apostrophe only before a formula sign: %j (R132)', (cell, line) => {
    for (const separator of SEPARATORS) expect(toCsvLine([cell], separator)).toBe(`${line}\r\n`);
  });

  it.each([
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['ele disse "oi"', '"ele disse ""oi"""'],
    ['uma\nlinha', '"uma\nlinha"'],
    ['', '""'],
    [-2, '-2'],
    [0, '0'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [new Date('2026-11-22T01:02:03Z'), '2026-11-22T01:02:03.000Z'],
  ])('quotes texts, and no other values: %j (R132)', (cell, line) => {
    for (const separator of SEPARATORS)
      expect(toCsvLine([cell, 'fim'], separator)).toBe(`${line}${separator}"fim"\r\n`);
  });

  it('has commas between cells in English and Chinese, else semicolons (R132)', () => {
    expect(LOCALES.filter((locale) => getSeparator(locale) === ',')).toEqual(['en-US', 'zh-CN']);
  });
});
