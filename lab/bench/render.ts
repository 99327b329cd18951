import { mkdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import { z } from 'zod';
import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { buildPages, copyRenderer } from '../../tools/shared/build.ts';
import { CACHE, ROOT } from '../../tools/shared/paths.ts';
import { bundleWorkers } from './catalogue/bundle.ts';
import { getLatency } from './catalogue/latency.ts';
import { built, MEMORY, memory, started, TIME_HEADERS } from './catalogue/messages.ts';
import { runHttpLoad } from './catalogue/run-http-load.ts';
import { formatMegabytes, formatMs, printHeading, printTable, printVerdict } from './catalogue/tables.ts';
import { getFrom, parseFrom, type Side, startWorker } from './catalogue/workers.ts';
import { buildWorkload } from './catalogue/workload.ts';

const slugged = z.object({ data: z.array(z.object({ slug: z.string() })) });

const TARGETS = { p95: 15, growthBytes: 30e6 } as const;
/** Pages opened before measuring, so that the code is warm. The site also remembers their texts. */
const WARMED = 50;
const AT_ONCE = 80;
const LOADED = 2000;
/** Renderings before memory is measured the first time: caches are full then. */
const SETTLED = 3000;

/** Pages of each kind, `each` of them. */
const createPaths = async (side: Side, mods: number, each: number): Promise<Readonly<Record<string, string[]>>> => {
  const lists = buildWorkload(mods, each).flatMap(({ path, facets }) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const q = searchParams.get('q');
    return facets && q ? [`/search?${new URLSearchParams({ q })}`] : [];
  });
  const slugs: string[] = [];
  for (let page = 1; slugs.length < each; page += 1) {
    const { data } = await parseFrom(side, `/api/mods/public?limit=${PAGE_SIZE_MAX}&page=${page}`, slugged);
    slugs.push(...data.map(({ slug }) => slug));
  }
  return {
    '/': Array.from({ length: each }, () => '/'),
    '/mods': Array.from({ length: each }, (_, i) => (i % 2 === 0 ? '/mods' : `/mods?page=${1 + i}`)),
    '/search': lists.slice(0, each),
    '/mods/{slug}, new text': slugs.slice(0, each).map((slug) => `/mods/${slug}`),
    '/mods/{slug}, known text': Array.from({ length: each }, (_, i) => `/mods/${slugs[i % WARMED]}`),
  };
};

const getMs = async (side: Side, path: string): Promise<number> =>
  Number((await getFrom(side, path)).headers[TIME_HEADERS.ms]);

const measurePages = async (side: Side, pages: Readonly<Record<string, string[]>>): Promise<void> => {
  const rows: [string, number[]][] = [];
  for (const [name, paths] of Object.entries(pages)) {
    for (const path of paths.slice(0, WARMED)) await getMs(side, path);
    const times: number[] = [];
    for (const path of paths.slice(WARMED)) times.push(await getMs(side, path));
    rows.push([name, times]);
  }
  printTable(
    ['page', 'count', 'p50', 'p95', 'p99'],
    rows.map(([name, times]) => {
      const { count, p50, p95, p99 } = getLatency(times);
      return [name, String(count), ...[p50, p95, p99].map(formatMs)];
    }),
  );
  for (const [name, times] of rows) printVerdict(`${name}, p95`, getLatency(times).p95, TARGETS.p95, formatMs);
};

/** Memory in use after many renderings, compared with that after the first. */
const measureMemory = async (side: Side, all: readonly string[], renderings: number): Promise<void> => {
  const repeat = (count: number) => Array.from({ length: count }, (_, i) => all[i % all.length] ?? '/');
  await runHttpLoad(side.started.port, repeat(SETTLED), 4);
  const before = await parseFrom(side, MEMORY, memory);
  await runHttpLoad(side.started.port, repeat(renderings), 4);
  const after = await parseFrom(side, MEMORY, memory);
  const growth = after.liveBytes - before.liveBytes;
  console.log(`in use: ${formatMegabytes(before.liveBytes)}, then ${formatMegabytes(after.liveBytes)}`);
  printVerdict(`growth over ${renderings} renderings`, growth, TARGETS.growthBytes, formatMegabytes);
};

const measureSearches = async ({ started: { port } }: Side, all: readonly string[]): Promise<void> => {
  const search = '/api/mods/public?q=mundo';
  const alone = await runHttpLoad(
    port,
    Array.from({ length: 500 }, () => search),
    1,
  );
  const paths = Array.from({ length: LOADED }, (_, i) => all[i % all.length] ?? '/');
  const beside = await runHttpLoad(port, paths, AT_ONCE, search);
  printTable(
    ['a search', 'count', 'p50', 'p95', 'p99'],
    (
      [
        ['alone', alone.responses],
        [`beside ${AT_ONCE} renderings`, beside.unrelated],
      ] as const
    ).map(([name, times]) => {
      const { count, p50, p95, p99 } = getLatency(times);
      return [name, String(count), ...[p50, p95, p99].map(formatMs)];
    }),
  );
  console.log(`${beside.perSecond.toFixed(0)} renderings a second`);
};

/**
 * Measures the rendering of pages in one process of `catalogue`, with synthetic mods.
 *
 * @param args `--mods N`, by default 100,000; `--each N` pages of each kind; `--renderings N` for the memory
 */
export async function runRenderBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mods: { type: 'string', default: '100000' },
      each: { type: 'string', default: '300' },
      renderings: { type: 'string', default: '100000' },
    },
  });
  const mods = Number(values.mods);
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`);
  await buildPages('production', undefined, ['admin']);
  const bundles = join(CACHE, 'bench');
  const find = await bundleWorkers(ROOT, bundles);
  await copyRenderer('production', bundles);
  await withTempFolder(async (folder) => {
    const snapshot = join(folder, 'snapshot');
    await mkdir(snapshot);
    await (await startWorker(find('ours-build'), [snapshot, String(mods)], built)).stop();
    const side = await startWorker(find('render'), [snapshot, String(mods)], started);
    const pages = await createPaths(side, mods, WARMED + Number(values.each));
    const all = Object.values(pages).flat();
    printHeading(`${mods} mods: one page after the other`);
    await measurePages(side, pages);
    printHeading('many at once, over HTTP');
    await measureSearches(side, all);
    printHeading('memory');
    await measureMemory(side, all, Number(values.renderings));
    await side.stop();
  });
}
