import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../emulators/paths.ts';

const FOLDERS = ['domain', 'functions/src', 'web/src', 'admin/src', 'tools', 'tests'];
const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mts|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  ),
  'playwright.config.ts',
  'vitest.config.ts',
  'web/vite.config.ts',
  'admin/vite.config.ts',
];
const texts = sources.map((file) => readFileSync(join(ROOT, file), 'utf8'));
/** Whether some source brings the package in, or a part of it: `from 'x'`, `from 'x/y'`, `import('x')`, `import 'x'`. */
const isImported = (name: string): boolean => {
  const pattern = new RegExp(`(?:from|import)\\s*\\(?\\s*'${name.replaceAll('/', '\\/')}(?:/[^']*)?'`);
  return texts.some((text) => pattern.test(text));
};

/** Packages that the project must stand on, each imported by what is built or tested. */
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
/** The one that is run instead. */
const EXTRACTS_MESSAGES = /\bformatjs extract\b/;

describe('R149 every required package is in use', () => {
  it.each(IMPORTED)('R149 %s is imported', (name) => {
    expect(isImported(name)).toBe(true);
  });
  it('R149 @formatjs/cli is run', () => {
    expect(readFileSync(join(ROOT, 'web/package.json'), 'utf8')).toMatch(EXTRACTS_MESSAGES);
  });
  it('R149 a package that nobody imports is found out', () => {
    expect(isImported('left-pad')).toBe(false);
  });
});
