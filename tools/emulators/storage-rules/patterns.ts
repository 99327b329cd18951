/** Regular expressions of the rules language: RE2, so no backtracking and no time bomb. */
import { RE2JS } from 're2js';
import { RulesError } from './values.ts';

const cache = new Map<string, RE2JS>();
const CACHE_LIMIT = 500;

/** @throws RulesError when RE2 does not take the expression (look-ahead, back references, broken syntax). */
export function compilePattern(expression: string): RE2JS {
  const known = cache.get(expression);
  if (known !== undefined) return known;
  try {
    const pattern = RE2JS.compile(expression);
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(expression, pattern);
    return pattern;
  } catch (error) {
    throw new RulesError(`'${expression}' is not an RE2 expression: ${error instanceof Error ? error.message : error}`);
  }
}

/** Whether the expression covers the whole string, as `matches` of the rules language means it. */
export function matchesWhole(text: string, expression: string): boolean {
  return compilePattern(expression).matches(text);
}

/** Replaces every match; the replacement is taken as it is, groups are refused. */
export function replaceAll(text: string, expression: string, replacement: string): string {
  if (/[\\$]/.test(replacement)) throw new RulesError('Groups in a replacement are not supported');
  return compilePattern(expression)
    .matcher(text)
    .replaceAll(() => replacement);
}

/** Splits at every match; empty strings at the end are dropped. */
export function split(text: string, expression: string): string[] {
  return compilePattern(expression).split(text);
}
