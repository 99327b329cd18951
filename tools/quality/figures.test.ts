import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../emulators/paths.ts';
import { FIGURE_SECTIONS, withFigures } from './figures.ts';

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
