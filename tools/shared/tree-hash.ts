import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.vite', '.vitest']);

/** An incomplete build of the functions is in `.dist-…`. */
const isInput = (name: string) => !SKIPPED.has(name) && !/\.test\.tsx?$|^\.dist-/.test(name);

async function filesBelow(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => null);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = (await readdir(path)).filter(isInput);
  const below = await Promise.all(entries.map((entry) => filesBelow(join(path, entry))));
  return below.flat();
}

/**
 * One hash of the names and bytes of all files below the given paths, independent of order and timestamps. Ignores
 * installed packages, build results and unit tests.
 *
 * @param root the folder for relative names
 */
export async function computeTreeHash(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}
