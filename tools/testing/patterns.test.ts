import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../shared/paths.ts';

/** Allowed backtracks for 1,000 characters: a linear pattern with fifty choices per character takes 50,000. */
const STEPS_MAX = 100_000;

interface Pattern {
  file: string;
  pattern: string;
  flags: string;
}

/** Patterns that V8 cannot count or that exceed the limit, each with the reason why they are safe. */
const REASONS_BY_PATTERN: Readonly<Record<string, string>> = {
  '^(?!__.*__$)[A-Za-z0-9_-]+$': 'one look-ahead, at the start',
  '^\\/media\\/(?!.*\\.\\.)[\\w./-]+$': 'one look-ahead, after a fixed prefix',
  '^(?!\\.{1,2}$)(?!__[\\s\\S]*__$)[^/]+$': 'two look-aheads, at the start',
  '^(?!__.*__$)[A-Za-z0-9_-]{16,128}$': 'one look-ahead, at the start',
  '^(?!\\.{1,2}$)(?!__.*__$)[^/]{1,1500}$': 'two look-aheads, at the start',
  '(?<![. ])[. ]+(?=\\/|$)': 'a run starts after another character, and matches in one way',
  '^::ffff:(?=\\d+\\.)': 'one look-ahead, after a fixed prefix',
  '[+_]|-(?=[a-z]*\\d+\\.)': 'letters, digits and a dot exclude each other: one look-ahead to the next other character',
  '^\\p{L}(?=.*\\p{L})[\\p{L}\\p{N}]{3,}$': 'one look-ahead, after the first letter',
  '(?<=\\p{Ll})(?=\\p{Lu})': 'looks one character ahead and one back',
  '^(?:[0-9a-f]{64}|[0-9a-f]{128})$': 'at most 128 characters',
  '^[0-9a-f]{64}$': 'at most 64 characters',
  '^\\/media\\/(?:thumbnails|gallery|ads|brand)\\/[\\w-]{43}\\.webp$': 'at most 70 characters',
  '\\/media\\/(?:thumbnails|gallery|ads|brand)\\/[\\w-]{43}\\.webp': 'at most 70 characters after a fixed prefix',
  '^[0-9a-f]{128}$': 'at most 128 characters',
  '^[A-Za-z0-9]{20}$': 'at most 20 characters',
  '^(>=|<=|>|<|=|~|\\^)?v?(\\d{1,6}(?:\\.\\d{1,6}){0,3})(\\.[xX*])?(-[\\w.+-]*)?(?:\\+[\\w.+-]*)?$':
    'numbers are bounded; the rest is split at its plus signs, one after another',
  '^\\d{1,6}(?:\\.\\d{1,6}){0,3}$': 'at most 27 characters',
  '^\\d{1,6}(?:\\.\\d{1,6}){1,3}(?:[-+][\\w.+-]*)?$': 'numbers are bounded; the rest matches in one way',
  '\\$\\{[^}]*\\}|\\{\\{[^}]*\\}\\}|@[\\w.-]+@|%\\w+%': 'receives the first 300 characters only',
  '^fabric-(?:api-base|api-deprecated|renderer-indigo|(?!permissions-api-)[a-z0-9-]+-v\\d+)$':
    'one look-ahead, after a fixed prefix',
  '^fabric_(?:api_base|renderer_indigo|(?!permissions_api_)[a-z0-9_]+_v\\d+)$': 'one look-ahead, after a fixed prefix',
};
/** Files with patterns composed at run time, invisible to this test, and the test that covers their long texts. */
const COMPOSED_PATTERNS = { 'functions/src/catalogue/text/words.ts': 'functions/src/catalogue/text/words.test.ts' };

const NOT_DEPLOYED = ['**/node_modules/**', '**/*.test.ts', '**/testing/**'];
const files = globSync('{domain,functions/src}/**/*.ts', { cwd: ROOT, exclude: NOT_DEPLOYED });

const literal = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) });
const making = z.object({ callee: z.object({ name: z.literal('RegExp') }) });

/** Every node of a program. */
function* walkNodes(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
  yield node;
  for (const inner of Object.values(node)) yield* walkNodes(inner);
}
const programs = files.map((file) => ({
  file,
  nodes: [...walkNodes(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: 'ts' }))],
}));
const written = programs.flatMap(({ file, nodes }) =>
  nodes.flatMap((node): Pattern[] => ('regex' in node && node.regex ? [{ file, ...literal.parse(node).regex }] : [])),
);

/** One character stands for each Unicode category, because V8 does not count patterns with categories. */
const CHARACTER_BY_CATEGORY: Readonly<Record<string, string>> = {
  L: 'a',
  Ll: 'a',
  Lu: 'A',
  N: '1',
  P: '.',
  Pd: '-',
  S: '+',
  M: '\\u0300',
  Z: ' ',
  Cc: '\\x01',
  Cf: '\\u200b',
  Cs: '\\ud800',
  Extended_Pictographic: '\\u2764',
  Default_Ignorable_Code_Point: '\\u200b',
  'sc=Han': '\\u4e00',
  'sc=Hiragana': '\\u3042',
  'sc=Katakana': '\\u30a2',
  'sc=Hangul': '\\uac00',
};
const countable = ({ pattern, flags }: Omit<Pattern, 'file'>) => ({
  flags: flags.replace(/[dgiuy]/g, ''),
  pattern: pattern.replace(/\\p\{([\w=]+)\}/gi, (_whole, kind: string) => {
    const sign = CHARACTER_BY_CATEGORY[kind];
    if (sign === undefined) throw new Error(`CHARACTER_BY_CATEGORY lacks ${kind}`);
    return sign;
  }),
});

/** Patterns for which V8 counts too many backtracks, or that V8 cannot count. */
const findDoubtful = (patterns: readonly Omit<Pattern, 'file'>[]): string[] => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--no-regexp-optimization',
      '--regexp-interpret-all',
      '--enable-experimental-regexp-engine-on-excessive-backtracks',
      `--regexp-backtracks-before-fallback=${STEPS_MAX}`,
      '--trace-experimental-regexp-engine',
      join(ROOT, 'tools/testing/pattern-steps.ts'),
    ],
    { input: JSON.stringify(patterns.map(countable)), encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stderr);
  const [, ...parts] = stdout.split(/^pattern .*$/m);
  expect(parts).toHaveLength(patterns.length);
  return patterns
    .filter((_, i) => /^(Experimental execution|Pattern not)/m.test(parts[i] ?? ''))
    .map(({ pattern }) => pattern);
};

describe('patterns for external texts', () => {
  it('backtrack linearly, or have a reason (R142)', () => {
    expect(written.length).toBeGreaterThan(100);
    expect([...new Set(findDoubtful(written))].toSorted()).toEqual(Object.keys(REASONS_BY_PATTERN).toSorted());
  });

  it('are reported when they backtrack more than linearly', () => {
    const harmful = ['(a+)+$', '^(a|a)*$', '\\s+$', '.*a.*b', '^(\\d+)*x', '^(?=.*a)b'];
    expect(findDoubtful(['^a+$', 'a+', ...harmful].map((pattern) => ({ pattern, flags: '' })))).toEqual(harmful);
  });

  it('are literals that this test can find, except in the listed files', () => {
    const made = programs.filter(({ nodes }) =>
      nodes.some((node) => 'callee' in node && making.safeParse(node).success),
    );
    expect(made.map(({ file }) => file)).toEqual(Object.keys(COMPOSED_PATTERNS));
  });
});
