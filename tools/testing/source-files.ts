import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../shared/paths.ts';

/** A source file: its path from the root, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const SOURCES = '{domain,client,functions,web,admin,tools,lab,tests}/**/*.{ts,tsx}';
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/** Whether a file contains tests: also tests that run by their own command, and setup tests. */
export const isTestFile = ({ path }: SourceFile): boolean => /\.(?:test|long|setup)\.tsx?$/.test(path);

/** Reads all TypeScript sources of the checkout, sorted by path. */
export async function readSourceFiles(): Promise<SourceFile[]> {
  const paths = globSync(SOURCES, { cwd: ROOT, exclude: NOT_OURS }).sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(ROOT, path), 'utf8') })));
}
