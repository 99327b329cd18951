import { describe, expect, it } from 'vitest';
import { type CoveredExpression, formatCoverageReport, isReached, mergeReports } from './coverage.ts';

const expression = (start: number, last: number, seen: readonly boolean[], evaluated = true): CoveredExpression => ({
  line: 1,
  start,
  last,
  evaluated,
  seenTrue: seen.includes(true),
  seenFalse: seen.includes(false),
});

describe('rules coverage', () => {
  it('merges several runs', () => {
    const [both] = mergeReports([[expression(0, 9, [true])], [expression(0, 9, [false])]]);
    expect(both).toMatchObject({ evaluated: true, seenTrue: true, seenFalse: true });
  });
  it('judges a position by its innermost expression', () => {
    const report = [expression(0, 20, [true]), expression(5, 9, [], false)];
    expect(isReached(report, 6)).toBe(false);
    expect(isReached(report, 15)).toBe(true);
  });
  it('passes only when every expression was evaluated, and each allow was true and false', () => {
    const allows = new Set([0]);
    expect(formatCoverageReport([expression(0, 20, [true, false]), expression(0, 3, [true])], allows).ok).toBe(true);
    expect(formatCoverageReport([expression(0, 20, [true])], allows).ok).toBe(false);
    expect(formatCoverageReport([expression(0, 20, [true, false]), expression(5, 9, [], false)], allows).ok).toBe(
      false,
    );
    expect(formatCoverageReport([], allows).ok).toBe(false);
  });
  it('fails when the emulator’s report misses an allow', () => {
    const { ok, lines } = formatCoverageReport([expression(0, 20, [true, false])], new Set([0, 30]));
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('1 of 2 conditions of allow');
  });
});
