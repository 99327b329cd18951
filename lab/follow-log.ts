import { readFile } from 'node:fs/promises';
import type { Portal } from './portal.ts';

/** Returns a function that reads the lines that emulators and functions have logged since this call. */
export const followLog = async ({ log }: Portal): Promise<() => Promise<string[]>> => {
  const read = () => readFile(log, 'utf8').catch(() => '');
  const { length } = await read();
  return async () => (await read()).slice(length).split('\n');
};
