import { gzipSync } from 'node:zlib';
import { printHeading, printTable, printVerdict } from '../catalogue/tables.ts';

const KIB = 1024;
/** Limit for the chunk of one route. */
const MOST_KIB = 40;
/** Chunks are named after the page's module. */
const PAGE_CHUNK = /\/([\w-]+-page|addon-redirect)-[\w-]{8}\.js$/;
const REFERENCE = /(?:\.\/|\/assets\/|"assets\/)([\w.-]+-[\w-]{8}\.js)/g;

interface Chunk {
  path: string;
  kib: number;
}

/** Fetches every script reachable from the start page, at any depth, and measures its gzipped size. */
const crawl = async (baseURL: string): Promise<Chunk[]> => {
  const found = new Map<string, number>();
  const visit = async (path: string, isScript: boolean): Promise<void> => {
    const response = await fetch(baseURL + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const text = await response.text();
    if (isScript) found.set(path, gzipSync(text).length / KIB);
    for (const [, name] of text.matchAll(REFERENCE)) {
      const next = `/assets/${name}`;
      if (found.has(next)) continue;
      found.set(next, 0);
      await visit(next, true);
    }
  };
  await visit('/', false);
  return [...found].map(([path, kib]) => ({ path, kib })).sort((a, b) => b.kib - a.kib);
};

/** Prints the size of each page's own script, and of other scripts above the page limit. */
export const weighChunks = async (baseURL: string): Promise<void> => {
  printHeading('scripts of single pages, gzip');
  const chunks = await crawl(baseURL);
  const pages = chunks.filter(({ path }) => PAGE_CHUNK.test(path));
  const toRow = ({ path, kib }: Chunk): string[] => [path, kib.toFixed(1)];
  printTable(['page', 'KiB'], pages.map(toRow));
  const heaviest = pages[0];
  if (!heaviest) throw new Error('no page has a script');
  printVerdict(`heaviest page (${heaviest.path})`, heaviest.kib, MOST_KIB, (kib) => `${kib.toFixed(1)} KiB`);
  if (heaviest.kib > MOST_KIB) process.exitCode = 1;
  printHeading(
    `shared and lazy scripts above ${MOST_KIB} KiB, loaded after a page starts unless listed in the first load`,
  );
  printTable(['script', 'KiB'], chunks.filter(({ path, kib }) => kib > MOST_KIB && !PAGE_CHUNK.test(path)).map(toRow));
};
