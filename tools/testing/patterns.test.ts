import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../emulators/paths.ts';

/** A text of 1,000 signs may take so many steps back: a linear pattern with fifty choices at each sign takes 50,000. */
const STEPS_MAX = 100_000;

/** A pattern as it is written. */
interface Pattern {
  file: string;
  pattern: string;
  flags: string;
}

/** Patterns that V8 cannot count or counts too many steps for; each says why no text from outside is long enough for harm. */
const BY_HAND: Readonly<Record<string, string>> = {
  '^(?!__.*__$)[A-Za-z0-9_-]+$': 'looks ahead once, at the beginning',
  '^\\/media\\/(?!.*\\.\\.)[\\w./-]+$': 'looks ahead once, behind a fixed beginning',
  '^(?!\\.{1,2}$)(?!__[\\s\\S]*__$)[^/]+$': 'looks ahead twice, at the beginning',
  '^(?!__.*__$)[A-Za-z0-9_-]{16,128}$': 'looks ahead once, at the beginning',
  '^(?!\\.{1,2}$)(?!__.*__$)[^/]{1,1500}$': 'looks ahead twice, at the beginning',
  '(?<![. ])[. ]+(?=\\/|$)': 'a run begins where none stood before, and ends in one way',
  '^::ffff:(?=\\d+\\.)': 'looks ahead once, behind a fixed beginning',
  '[+_]|-(?=[a-z]*\\d+\\.)': 'letters, digits and a dot exclude each other: as far as the next sign of another kind',
  '^\\p{L}(?=.*\\p{L})[\\p{L}\\p{N}]{2,}$': 'looks ahead once, behind the first letter',
  '(?<=\\p{Ll})(?=\\p{Lu})': 'looks one sign ahead and one back',
  '^(?:[0-9a-f]{64}|[0-9a-f]{128})$': 'has an end: 128 signs',
  '^[0-9a-f]{64}$': 'has an end: 64 signs',
  '^[0-9a-f]{128}$': 'has an end: 128 signs',
  '^\\/(media\\/(?:thumbnails|gallery)\\/[\\w-]{43}\\.webp)$': 'has an end: 70 signs',
  '^(>=|<=|>|<|=|~|\\^)?v?(\\d{1,6}(?:\\.\\d{1,6}){0,3})(\\.[xX*])?(-[\\w.+-]*)?(?:\\+[\\w.+-]*)?$':
    'numbers have an end; behind them a text is parted at its plus signs, one after another',
  '^\\d{1,6}(?:\\.\\d{1,6}){0,3}$': 'has an end: 27 signs',
  '-+$': 'stands behind what leaves no two hyphens side by side',
  '\\$\\{[^}]*\\}|@\\w+@': 'is given the first 1,000 signs',
};
/** Patterns put together while running, which nothing here sees: their files, and the test that shows that long texts do no harm. */
const PUT_TOGETHER = { 'functions/src/catalogue/text/words.ts': 'functions/src/catalogue/text/words.test.ts' };

const files = ['domain', 'functions/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts') && !/node_modules|\.test\.ts$|\/testing\//.test(file)),
);

const literal = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) });
const making = z.object({ callee: z.object({ name: z.literal('RegExp') }) });

/** Every node of a program. */
function* nodesOf(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
  yield node;
  for (const inner of Object.values(node)) yield* nodesOf(inner);
}
const programs = files.map((file) => ({
  file,
  nodes: [...nodesOf(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: 'ts' }))],
}));
const written = programs.flatMap(({ file, nodes }) =>
  nodes.flatMap((node): Pattern[] => ('regex' in node && node.regex ? [{ file, ...literal.parse(node).regex }] : [])),
);

/** One sign of each kind: V8 does not count where a pattern names kinds. */
const SIGN_OF_KIND: Readonly<Record<string, string>> = {
  L: 'a',
  Ll: 'a',
  Lu: 'A',
  N: '1',
  M: '\\u0300',
  Z: ' ',
  Cc: '\\x01',
  Cf: '\\u200b',
  Default_Ignorable_Code_Point: '\\u200b',
  'sc=Han': '\\u4e00',
  'sc=Hiragana': '\\u3042',
  'sc=Katakana': '\\u30a2',
  'sc=Hangul': '\\uac00',
};
const countable = ({ pattern, flags }: Omit<Pattern, 'file'>) => ({
  flags: flags.replace(/[dgiuy]/g, ''),
  pattern: pattern.replace(/\\p\{([\w=]+)\}/gi, (_whole, kind: string) => {
    const sign = SIGN_OF_KIND[kind];
    if (sign === undefined) throw new Error(`SIGN_OF_KIND lacks ${kind}`);
    return sign;
  }),
});

/** Patterns of which V8 says that they took too many steps back, or that it cannot count them. */
const doubtful = (patterns: readonly Omit<Pattern, 'file'>[]): string[] => {
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

describe('patterns that texts from outside are held against', () => {
  it('R142 take no more steps than the text is long, or say why they may', () => {
    expect(written.length).toBeGreaterThan(100);
    expect([...new Set(doubtful(written))].toSorted()).toEqual(Object.keys(BY_HAND).toSorted());
  });

  it('would be seen if they did not', () => {
    const harmful = ['(a+)+$', '^(a|a)*$', '\\s+$', '.*a.*b', '^(\\d+)*x', '^(?=.*a)b'];
    expect(doubtful(['^a+$', 'a+', ...harmful].map((pattern) => ({ pattern, flags: '' })))).toEqual(harmful);
  });

  it('are written out where this test sees them', () => {
    const made = programs.filter(({ nodes }) =>
      nodes.some((node) => 'callee' in node && making.safeParse(node).success),
    );
    expect(made.map(({ file }) => file)).toEqual(Object.keys(PUT_TOGETHER));
  });
});
