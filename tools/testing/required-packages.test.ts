import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';

const SOURCES = [
  '{domain,client,functions/src,web/src,admin/src,tools,lab,tests}/**/*.{ts,tsx,mts,mjs}',
  '{playwright,vitest,web/vite,admin/vite}.config.ts',
];
const sources = globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**'] });
const texts = sources.map((file) => readFileSync(join(ROOT, file), 'utf8'));
/** Whether any source imports the package or a part of it: `from 'x'`, `from 'x/y'`, `import('x')`, `import 'x'`. */
const isImported = (name: string): boolean => {
  const pattern = new RegExp(`(?:from|import)\\s*\\(?\\s*'${name.replaceAll('/', '\\/')}(?:/[^']*)?'`);
  return texts.some((text) => pattern.test(text));
};

/** Required packages that built or tested code must import. */
const IMPORTED = [
  'react',
  'react-dom',
  'vite',
  'firebase',
  'firebase-admin',
  'firebase-functions',
  'reactfire',
  'react-router-dom',
  'react-admin',
  'ra-data-simple-rest',
  'react-intl',
  'zod',
  'react-toastify',
  'vitest',
  '@firebase/rules-unit-testing',
  'playwright',
  '@playwright/test',
] as const;
/** The required package that runs as a command. */
const EXTRACTS_MESSAGES = /\bformatjs extract\b/;

describe('required packages (R149)', () => {
  it.each(IMPORTED)('imports %s (R149)', (name) => {
    expect(isImported(name)).toBe(true);
  });
  it('runs @formatjs/cli (R149)', () => {
    expect(readFileSync(join(ROOT, 'web/package.json'), 'utf8')).toMatch(EXTRACTS_MESSAGES);
  });
  it('detects a package without imports (R149)', () => {
    expect(isImported('left-pad')).toBe(false);
  });
});
