import { describe, expect, it } from 'vitest';
import { isVersionRange, VERSION_QUESTION, versionFits } from './version-range.ts';

describe('questions about game versions', () => {
  it.each(['1.21', '1.21.4', '>=1.21', '<1', '>=1.20 <1.21'])('takes %s', (question) => {
    expect(VERSION_QUESTION.test(question)).toBe(true);
  });

  it.each(['', '1', '>=', '>= 1.21', '~1.21', '1.21 || 1.20', '>=1.20  <1.21', '1.x', '=1.21'])(
    'refuses %j',
    (question) => {
      expect(VERSION_QUESTION.test(question)).toBe(false);
    },
  );

  it('tells a range from a version', () => {
    expect(isVersionRange('>=1.21')).toBe(true);
    expect(isVersionRange('1.21')).toBe(false);
    expect(isVersionRange('>=1.x')).toBe(false);
    expect(isVersionRange(`>=1.${'2'.repeat(60)}`)).toBe(false);
  });

  it('compares by number, part by part', () => {
    expect(versionFits('1.21', '1.21')).toBe(true);
    expect(versionFits('1.21', '1.21.4')).toBe(false);
    expect(versionFits('>=1.9', '1.20.1')).toBe(true);
    expect(versionFits('>=1.21', '1.20.6')).toBe(false);
    expect(versionFits('>=1.20 <1.21', '1.20.6')).toBe(true);
    expect(versionFits('>=1.20 <1.21', '1.21')).toBe(false);
    expect(versionFits('>1.21', '1.21.0')).toBe(false);
  });
});
