import { describe, expect, it } from 'vitest';
import { isVersionInRange, isVersionQuery, isVersionRange } from './version-range.ts';

describe('game version queries', () => {
  it.each(['1.21', '1.21.4', '>=1.21', '<1', '>=1.20 <1.21'])('accepts %s', (query) => {
    expect(isVersionQuery(query)).toBe(true);
  });

  it.each(['', '1', '>=', '>= 1.21', '~1.21', '1.21 || 1.20', '>=1.20  <1.21', '1.x', '=1.21'])(
    'rejects %j',
    (query) => {
      expect(isVersionQuery(query)).toBe(false);
    },
  );

  it('distinguishes a range from a version', () => {
    expect(isVersionRange('>=1.21')).toBe(true);
    expect(isVersionRange('1.21')).toBe(false);
    expect(isVersionRange('>=1.x')).toBe(false);
    expect(isVersionRange(`>=1.${'2'.repeat(60)}`)).toBe(false);
  });

  it('compares by number, part by part', () => {
    expect(isVersionInRange('1.21', '1.21')).toBe(true);
    expect(isVersionInRange('1.21', '1.21.4')).toBe(false);
    expect(isVersionInRange('>=1.9', '1.20.1')).toBe(true);
    expect(isVersionInRange('>=1.21', '1.20.6')).toBe(false);
    expect(isVersionInRange('>=1.20 <1.21', '1.20.6')).toBe(true);
    expect(isVersionInRange('>=1.20 <1.21', '1.21')).toBe(false);
    expect(isVersionInRange('>1.21', '1.21.0')).toBe(false);
  });
});
