import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QUERIES } from './index.ts';

it('has each row of the files beside it, and none of them twice', () => {
  const folder = new URL('.', import.meta.url);
  const declared = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {2}(\w+): query\(/gm)].map(([, name]) => name),
  );
  expect(declared.toSorted()).toEqual(Object.keys(QUERIES).toSorted());
});
