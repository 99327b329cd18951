import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../emulators/paths.ts';
import { FIGURE_SECTIONS, measuredName, withFigures } from './figures.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'quality.md'), 'utf8');

describe('docs/quality.md', () => {
  it.each(FIGURE_SECTIONS)('has room for the figures of %s, and keeps all else', (section) => {
    const filled = withFigures(PAGE, section, 'forty-two');
    expect(filled).toContain(`<!-- figures: ${section} -->\nforty-two\n<!-- end: ${section} -->`);
    expect(withFigures(filled, section, 'forty-three')).toBe(withFigures(PAGE, section, 'forty-three'));
    for (const other of FIGURE_SECTIONS) expect(filled).toContain(`<!-- end: ${other} -->`);
  });
  it('refuses a page without the marks', () => {
    expect(() => withFigures('# Quality', 'load', 'x')).toThrow('no marks for load');
  });
});

describe('figures of what is not committed', () => {
  it('are refused, unless that is asked for: then they say so', () => {
    const status = 'M domain/limits.ts\n?? web/new.ts';
    expect(() => measuredName('abc1234', status, false)).toThrow(/2 files differ from abc1234.*RECORD_DIRTY=1/);
    expect(measuredName('abc1234', status, true)).toBe('abc1234 with changes');
  });
  it('are taken where the page of figures alone differs', () => {
    expect(measuredName('abc1234', ' M docs/quality.md', false)).toBe('abc1234');
    expect(measuredName('abc1234', '', false)).toBe('abc1234');
  });
});
