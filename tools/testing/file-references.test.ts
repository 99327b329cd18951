import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.cache/**', '.git/**'];
const list = (pattern: string | string[]) => globSync(pattern, { cwd: ROOT, exclude: NOT_OURS });

const files = list(['**/*', '.*']);
const pages = list(['*.md', 'docs/**/*.md']);
const sources = list('{domain,client,functions,web,admin,tools,lab,tests}/**/*.{ts,tsx}');

const REFERENCE = /`([\w./-]*\w\.(?:tsx?|css|mjs|rules))`/g;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;

const findReferences = (text: string) =>
  [...text.matchAll(REFERENCE)].map(([, path = '']) => path.replace(/^\.+\//, ''));
const exists = (reference: string) => files.some((file) => file === reference || file.endsWith(`/${reference}`));
const findBroken = (paths: readonly string[], getText: (text: string) => string) =>
  paths.flatMap((path) =>
    findReferences(getText(readFileSync(join(ROOT, path), 'utf8')))
      .filter((reference) => !exists(reference))
      .map((reference) => `${path}: ${reference}`),
  );

it('documents name only files that exist', () => {
  expect(findReferences('see `web/src/a.ts`, `./b.css`')).toEqual(['web/src/a.ts', 'b.css']);
  expect(pages.length).toBeGreaterThan(50);
  expect(findBroken(pages, (text) => text)).toEqual([]);
});

it('comments name only files that exist', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(findBroken(sources, (text) => text.match(COMMENT_LINE)?.join('\n') ?? '')).toEqual([]);
});
