import { describe, expect, it } from 'vitest';
import { type Covered, isReached, together } from './coverage.ts';
import { coverageReportOf } from './report.ts';

const expression = (start: number, last: number, seen: readonly boolean[], evaluated = true): Covered => ({
  line: 1,
  start,
  last,
  evaluated,
  seenTrue: seen.includes(true),
  seenFalse: seen.includes(false),
});

describe('what tests make an emulator evaluate', () => {
  it('is put together from several runs', () => {
    const [both] = together([[expression(0, 9, [true])], [expression(0, 9, [false])]]);
    expect(both).toMatchObject({ evaluated: true, seenTrue: true, seenFalse: true });
  });
  it('is told of the innermost expression around a place', () => {
    const report = [expression(0, 20, [true]), expression(5, 9, [], false)];
    expect(isReached(report, 6)).toBe(false);
    expect(isReached(report, 15)).toBe(true);
  });
  it('will do when all was evaluated and each allow went both ways', () => {
    const allows = new Set([0]);
    expect(coverageReportOf([expression(0, 20, [true, false]), expression(0, 3, [true])], allows).ok).toBe(true);
    expect(coverageReportOf([expression(0, 20, [true])], allows).ok).toBe(false);
    expect(coverageReportOf([expression(0, 20, [true, false]), expression(5, 9, [], false)], allows).ok).toBe(false);
    expect(coverageReportOf([], allows).ok).toBe(false);
  });
  it('will not do when the emulator’s report leaves an allow out', () => {
    const { ok, lines } = coverageReportOf([expression(0, 20, [true, false])], new Set([0, 30]));
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('1 of 2 conditions of allow');
  });
});
