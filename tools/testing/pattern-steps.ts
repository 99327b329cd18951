/**
 * Tests regular expressions in a V8 with its backtrack limit enabled: V8 reports patterns that exceed it.
 * `patterns.test.ts` starts it, with the patterns as a JSON list.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Text length: quadratic patterns far exceed the limit, linear ones stay far below. */
const LENGTH = 1000;
/** Characters of the texts, in addition to the pattern's own. */
const CHARACTERS = ['a', '1', ' ', '.', '_', '-', '/', '\n'];
/**
 * Only a class of all characters matches this character. At the end of a text, it makes patterns fail that must match
 * to the end.
 */
const UNMATCHED = '\u0002';

/** Repetitions of one or two characters, after a prefix that the pattern requires. */
function* generateTexts(pattern: string): Generator<string> {
  const signs = [...new Set([...CHARACTERS, ...pattern.replace(/\\[a-z]/g, '')])].slice(0, 24);
  const first = (/^\^?((?:\\?[\w/=])*)/.exec(pattern)?.[1] ?? '').replaceAll('\\', '');
  for (const one of signs) {
    for (const other of ['', ...signs]) {
      const text = first + (one + other).repeat(LENGTH / (one + other).length);
      yield text;
      yield text + UNMATCHED;
    }
  }
}

const patterns = z.array(z.object({ pattern: z.string(), flags: z.string() }));
for (const { pattern, flags } of patterns.parse(JSON.parse(readFileSync(0, 'utf8')))) {
  console.log(`pattern ${pattern}`);
  const compiled = new RegExp(pattern, flags);
  for (const text of generateTexts(pattern)) compiled.test(text);
}
