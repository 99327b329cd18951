import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.vite', '.vitest']);

/** A half-made build of the functions lies in `.dist-…`. */
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
 * One hash over the names and bytes of every file below the given paths, whatever their order or times.
 * Installed packages, build results and unit tests do not count.
 * @param root the folder that the names are relative to
 */
export async function treeHash(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}
