import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { QUERIES } from './index.ts';

const anyRecord = z.record(z.string(), z.unknown());

it('QUERIES contains the queries of all files in this folder, without duplicates', async () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((file) => !/^(?:index|query)\.ts$|\.test\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const tables = modules.flatMap((module) => Object.values(anyRecord.parse({ ...module })));
  const declared = tables.flatMap((table) => Object.keys(anyRecord.parse(table)));
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.toSorted()).toEqual(Object.keys(QUERIES).toSorted());
});
