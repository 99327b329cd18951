import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrast, parseHex } from './contrast.ts';
import { COLORS } from './tokens.ts';

const css = readFileSync(new URL('../../shared/ui/styles/tokens.css', import.meta.url), 'utf8');

/** Tokens of a theme, read from the style sheet. */
const readTokens = (theme: string): ReadonlyMap<string, string> => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
};

const PAIRS = ['dark', 'light'].flatMap((theme) =>
  COLORS.flatMap(({ name, on }) => (on ?? []).map(({ ground, minRatio }) => [theme, name, ground, minRatio] as const)),
);

describe('colors (R044, R045)', () => {
  it('have contrast 1 when equal, and 21 for black on white (R044)', () => {
    expect(getContrast([9, 9, 9], [9, 9, 9])).toBe(1);
    expect(getContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(parseHex('#ff8a2b')).toEqual([255, 138, 43]);
    expect(parseHex('rgb(0 0 0 / 0.5)')).toBeUndefined();
  });

  it.each(PAIRS)('%s: contrast of %s on %s is at least %d (R045)', (theme, name, ground, minRatio) => {
    const tokens = readTokens(theme);
    const [color, under] = [parseHex(tokens.get(name) ?? ''), parseHex(tokens.get(ground) ?? '')];
    if (!color || !under) throw new Error(`${theme}: --${name} or --${ground} is no colour`);
    expect(getContrast(color, under)).toBeGreaterThanOrEqual(minRatio);
  });
});
