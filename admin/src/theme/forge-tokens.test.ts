import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORGE } from './forge-tokens.ts';

const css = readFileSync(new URL('../../../web/src/ui/styles/tokens.css', import.meta.url), 'utf8');
const block = (theme: 'dark' | 'light') => css.split(`[data-theme="${theme}"]`)[1]?.split('}')[0] ?? '';

describe('R044 the console wears the site’s colours', () => {
  it.each(['dark', 'light'] as const)('R044 %s', (theme) => {
    for (const [name, value] of Object.entries(FORGE[theme]))
      expect(block(theme)).toMatch(new RegExp(`--${name}:\\s*${value};`));
  });
});
