import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('R132 makes text of what a spreadsheet would calculate: %j', (cell, line) => {
    expect(csvLine([cell])).toBe(`${line}\r\n`);
  });

  it.each([
    ['a,b', '"a,b"'],
    ['ele disse "oi"', '"ele disse ""oi"""'],
    ['uma\nlinha', '"uma\nlinha"'],
    ['1 = 1', '1 = 1'],
    ['', ''],
    [-2, '-2'],
    [0, '0'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [new Date('2026-11-22T01:02:03Z'), '2026-11-22T01:02:03.000Z'],
  ])('R132 quotes what needs it and nothing else: %j', (cell, line) => {
    expect(csvLine([cell, 'fim'])).toBe(`${line},fim\r\n`);
  });
});
