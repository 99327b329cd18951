/**
 * A program that V8 runs with its count of steps back on: it tries texts on patterns, and V8 says by itself at which it gave
 * up going back and forth. Started by `patterns.test.ts`, which hands over the patterns as JSON, one list.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Texts are about so long: what grows with the square of the length is far past the limit, what grows with it far below. */
const LENGTH = 1000;
/** What texts are made of, beside the pattern's own signs. */
const SIGNS = ['a', '1', ' ', '.', '_', '-', '/', '\n'];
/** Nothing but a class of everything takes it: a pattern that has to reach the end fails at the last moment. */
const NOBODYS = '\u0002';

/** One or two signs again and again, behind what the pattern wants first. */
function* textsFor(pattern: string): Generator<string> {
  const signs = [...new Set([...SIGNS, ...pattern.replace(/\\[a-z]/g, '')])].slice(0, 24);
  const first = (/^\^?((?:\\?[\w/=])*)/.exec(pattern)?.[1] ?? '').replaceAll('\\', '');
  for (const one of signs) {
    for (const other of ['', ...signs]) {
      const text = first + (one + other).repeat(LENGTH / (one + other).length);
      yield text;
      yield text + NOBODYS;
    }
  }
}

const patterns = z.array(z.object({ pattern: z.string(), flags: z.string() }));
for (const { pattern, flags } of patterns.parse(JSON.parse(readFileSync(0, 'utf8')))) {
  console.log(`pattern ${pattern}`);
  const compiled = new RegExp(pattern, flags);
  for (const text of textsFor(pattern)) compiled.test(text);
}
