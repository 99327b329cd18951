import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { EMULATORS_ALONE } from '../../shared/build.ts';
import { FIRST_LOAD_KIB } from '../../shared/first-load-budget.ts';

const KIB = 1024;

const pageScripts = z.record(z.string(), z.array(z.string()));

const BUDGETED = ['/', '/mods'] as const;

const textFiles = async (folder: string): Promise<{ name: string; text: string }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|html|json|css)$/.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { name: path.slice(folder.length + 1), text: await readFile(path, 'utf8') };
    }),
  );
};

/**
 * Traces of emulators in a production build.
 *
 * @param folder what Hosting will serve
 */
export const findEmulatorFaults = async (folder: string): Promise<string[]> => {
  const files = await textFiles(folder);
  if (files.length === 0) return [`${folder} is empty`];
  return files.flatMap(({ name, text }) =>
    EMULATORS_ALONE.filter((mark) => name.includes(mark) || text.includes(mark)).map((mark) => `${name} has ${mark}`),
  );
};

const matched = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

/**
 * First-load script size per page: scripts that shell.html names for every page, and the page's own.
 *
 * @param folder what Hosting will serve
 * @param renderer what renders the pages, with the list of their scripts
 * @returns gzip KiB by path
 */
const measureFirstLoads = async (
  folder: string,
  renderer: string,
): Promise<Record<(typeof BUDGETED)[number], number>> => {
  const html = await readFile(join(folder, 'shell.html'), 'utf8');
  const everywhere = [
    ...matched(html, /<script type="module"[^>]* src="([^"]+)"/g),
    ...matched(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ];
  const scriptsByPage = pageScripts.parse(JSON.parse(await readFile(join(renderer, 'page-scripts.json'), 'utf8')));
  const weigh = async (page: string): Promise<number> => {
    const files = new Set([...everywhere, ...(scriptsByPage[page] ?? [])]);
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / KIB;
  };
  return { '/': await weigh('/'), '/mods': await weigh('/mods') };
};

/** First loads above their budget, or suspiciously small because scripts were not found. */
export const findWeightFaults = async (folder: string, renderer: string): Promise<string[]> => {
  const loads = await measureFirstLoads(folder, renderer);
  return BUDGETED.flatMap((page) => {
    const kib = loads[page];
    if (kib > FIRST_LOAD_KIB) return [`${page} loads ${kib.toFixed(1)} KiB of ${FIRST_LOAD_KIB}`];
    return kib < FIRST_LOAD_KIB / 3 ? [`${page} loads ${kib.toFixed(1)} KiB: its scripts were not found`] : [];
  });
};
