import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { getMeasuredName, MEASUREMENT_SECTIONS, replaceMeasurements } from './measurements.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'quality.md'), 'utf8');

describe('docs/quality.md', () => {
  it.each(MEASUREMENT_SECTIONS)('gets the new figures of %s, without other changes', (section) => {
    const filled = replaceMeasurements(PAGE, section, 'forty-two');
    expect(filled).toContain(`<!-- figures: ${section} -->\nforty-two\n<!-- end: ${section} -->`);
    expect(replaceMeasurements(filled, section, 'forty-three')).toBe(replaceMeasurements(PAGE, section, 'forty-three'));
    for (const other of MEASUREMENT_SECTIONS) expect(filled).toContain(`<!-- end: ${other} -->`);
  });
  it('is rejected without marks', () => {
    expect(() => replaceMeasurements('# Quality', 'load', 'x')).toThrow('no marks for load');
  });
});

describe('figures of uncommitted files', () => {
  it('are rejected by default, and marked when allowed', () => {
    const status = 'M domain/limits.ts\n?? web/new.ts';
    expect(() => getMeasuredName('abc1234', status, false)).toThrow(/2 files differ from abc1234.*RECORD_DIRTY=1/);
    expect(getMeasuredName('abc1234', status, true)).toBe('abc1234 with changes');
  });
  it('are accepted if only docs/quality.md differs', () => {
    expect(getMeasuredName('abc1234', ' M docs/quality.md', false)).toBe('abc1234');
    expect(getMeasuredName('abc1234', '', false)).toBe('abc1234');
  });
});
