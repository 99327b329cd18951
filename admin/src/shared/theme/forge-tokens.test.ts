import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORGE } from './forge-tokens.ts';

const css = readFileSync(new URL('../../../../web/src/shared/ui/styles/tokens.css', import.meta.url), 'utf8');
const block = (theme: 'dark' | 'light') => css.split(`[data-theme="${theme}"]`)[1]?.split('}')[0] ?? '';

describe('theme colors of the console (R044)', () => {
  it.each(['dark', 'light'] as const)('equal the site’s tokens in the %s theme (R044)', (theme) => {
    for (const [name, value] of Object.entries(FORGE[theme]))
      expect(block(theme)).toMatch(new RegExp(`--${name}:\\s*${value};`));
  });
});
