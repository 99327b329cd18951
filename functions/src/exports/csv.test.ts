import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { csvLine, type Separator, separatorOf } from './csv.ts';

const SEPARATORS: readonly Separator[] = [',', ';'];

/** Some texts that a spreadsheet would calculate something of, in the file as it is or parted in another way. */
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

/** How a spreadsheet that parts cells by `separator` and knows no quotes would have the cells of a line. */
const carelessCells = (line: string, separator: string): string[] =>
  line.split(/[\r\n]/).flatMap((one) => one.split(separator).map((cell) => cell.replace(/^[\s"]*/, '')));

describe('a line of CSV', () => {
  it.each(HOSTILE)('R132 makes text of what a spreadsheet would calculate, however it parts cells: %j', (cell) => {
    for (const separator of SEPARATORS) {
      const line = csvLine([cell, 'fim'], separator);
      for (const other of [...SEPARATORS, '\t']) {
        for (const found of carelessCells(line, other)) expect(found).not.toMatch(/^[=+\-@]/);
      }
    }
  });

  it.each(['\n', ' ', '"', ';', ' ;', '\t', '=', '\r\n"'])(
    'takes time by its length alone, whatever it is of: %j',
    (piece) => {
      const cell = `${piece.repeat(100_000)}a=1`;
      expect(csvLine([cell], ',')).toContain('a=1');
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
  ])('R132 puts a quote before the sign, and before no other: %j', (cell, line) => {
    for (const separator of SEPARATORS) expect(csvLine([cell], separator)).toBe(`${line}\r\n`);
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
  ])('R132 quotes each text and nothing else: %j', (cell, line) => {
    for (const separator of SEPARATORS) expect(csvLine([cell, 'fim'], separator)).toBe(`${line}${separator}"fim"\r\n`);
  });

  it('R132 parts cells as spreadsheets of the reader’s language do', () => {
    expect(LOCALES.filter((locale) => separatorOf(locale) === ',')).toEqual(['en-US', 'zh-CN']);
  });
});
