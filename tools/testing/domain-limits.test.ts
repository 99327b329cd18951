import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';

const sources = globSync('{functions,web,admin}/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] });
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')));

/** Patterns that restate a limit of domain, with the constant to import instead. */
const RESTATED: readonly [string, RegExp][] = [
  ['FILE_MAX_BYTES', /256\s*\*\s*1024\s*\*\s*1024|268_?435_?456/],
  ['AVATAR_MAX_BYTES', /5\s*\*\s*1024\s*(\*\s*1024|\*\*\s*2)|5_?242_?880/],
  ['JSON_BODY_MAX_BYTES', /256\s*\*\s*1024\b|262_?144/],
  ['TOASTS', /autoClose[=:]\s*\{?5_?000|limit=\{5\}|: 356\b/],
  ['LANGUAGE_CACHE_MS', /604_?800_?000|7\s*\*\s*24\s*\*\s*60/],
  ['PASSWORD', /\(\?=\.\*\[A-Z\]\)/],
  ['STAFF_ROLES', /\[\s*'(moderator|admin|super_admin)',\s*'(moderator|admin|super_admin)'/],
  ['MOD_STATUSES', /'pending',\s*'approved'/],
  ['LOCALES', /'pt-BR',\s*'pt-PT'/],
];

describe('limits are declared once, in domain (R150)', () => {
  it.each(RESTATED)('no file restates %s (R150)', (_name, pattern) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(filesWith(pattern)).toEqual([]);
  });
  it('more than five files import limits from domain (R150)', () => {
    expect(filesWith(/from '@bigorna\/domain\/limits'/).length).toBeGreaterThan(5);
  });
});
