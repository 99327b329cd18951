import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insertUrls } from './insert-prefetch-urls.ts';

const page = insertUrls(readFileSync(new URL('../index.html', import.meta.url), 'utf8'));

it('writes the URLs of the first queries into index.html', () => {
  for (const url of ['data-home="/api/home"', 'data-mod="/api/mods/{slug}"', 'data-mods="/api/mods/public"']) {
    expect(page).toContain(url);
  }
  expect(page).not.toContain('{{');
});

it('throws for an unknown endpoint', () => {
  expect(() => insertUrls("fetch('{{nowhere}}')")).toThrow('nowhere');
});
