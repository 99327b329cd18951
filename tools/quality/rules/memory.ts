import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CACHE } from '../../emulators/paths.ts';
import type { Memory } from './tries.ts';

const FILE = join(CACHE, 'rules-mutants.json');
const stored = z.record(z.string(), z.object({ file: z.string(), title: z.string() }));

/** What noticed which mutant in the run before, on this machine; nothing where there was none. */
export async function readMemory(): Promise<Memory> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return new Map(Object.entries(stored.parse(JSON.parse(text))));
}

export async function writeMemory(memory: Memory): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(Object.fromEntries(memory), null, 1));
}
