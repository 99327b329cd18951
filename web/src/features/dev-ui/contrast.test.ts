import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './contrast.ts';
import { COLORS } from './tokens.ts';

const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');

/** The tokens of a theme as the style sheet gives them. */
const tokensOf = (theme: string): ReadonlyMap<string, string> => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
};

const PAIRS = ['dark', 'light'].flatMap((theme) =>
  COLORS.flatMap(({ name, on }) => (on ?? []).map(({ ground, least }) => [theme, name, ground, least] as const)),
);

describe('R044 R045 colours', () => {
  it('R044 contrast is 1 for the same colour, 21 for black on white', () => {
    expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(parseHex('#ff8a2b')).toEqual([255, 138, 43]);
    expect(parseHex('rgb(0 0 0 / 0.5)')).toBeUndefined();
  });

  it.each(PAIRS)('R045 %s: %s on %s is at least %d', (theme, name, ground, least) => {
    const tokens = tokensOf(theme);
    const [color, under] = [parseHex(tokens.get(name) ?? ''), parseHex(tokens.get(ground) ?? '')];
    if (!color || !under) throw new Error(`${theme}: --${name} or --${ground} is no colour`);
    expect(contrast(color, under)).toBeGreaterThanOrEqual(least);
  });
});
