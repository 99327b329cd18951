import { gzipSync } from 'node:zlib';
import { part, table, verdict } from '../catalogue/tables.ts';

const KIB = 1024;
/** The issue's: no route's own chunk above it. */
const MOST_KIB = 40;
/** A page's module is named so, and its chunk after it. */
const PAGE_CHUNK = /\/([\w-]+-page|addon-redirect)-[\w-]{8}\.js$/;
const REFERENCE = /(?:\.\/|\/assets\/|"assets\/)([\w.-]+-[\w-]{8}\.js)/g;

interface Chunk {
  path: string;
  kib: number;
}

/** Every script that index.html leads to, in any number of steps, as it is served. */
const crawl = async (baseURL: string): Promise<Chunk[]> => {
  const found = new Map<string, number>();
  const visit = async (path: string, isScript: boolean): Promise<void> => {
    const answer = await fetch(baseURL + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const text = await answer.text();
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

/** Prints what each page's own script weighs, and which others weigh more than a page's may. */
export const weighChunks = async (baseURL: string): Promise<void> => {
  part('scripts of single pages, gzip');
  const chunks = await crawl(baseURL);
  const pages = chunks.filter(({ path }) => PAGE_CHUNK.test(path));
  const shown = ({ path, kib }: Chunk): string[] => [path, kib.toFixed(1)];
  table(['page', 'KiB'], pages.map(shown));
  const heaviest = pages[0];
  if (!heaviest) throw new Error('no page has a script of its own');
  verdict(`heaviest page (${heaviest.path})`, heaviest.kib, MOST_KIB, (kib) => `${kib.toFixed(1)} KiB`);
  if (heaviest.kib > MOST_KIB) process.exitCode = 1;
  part(`shared and late scripts above ${MOST_KIB} KiB, which no page begins with but where the first load says so`);
  table(['script', 'KiB'], chunks.filter(({ path, kib }) => kib > MOST_KIB && !PAGE_CHUNK.test(path)).map(shown));
};
