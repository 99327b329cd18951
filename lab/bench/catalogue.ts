import { mkdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { CACHE, ROOT } from '../../tools/shared/paths.ts';
import { bundleWorkers } from './catalogue/bundle.ts';
import { checkPaging, measureConcurrency, measureGolden } from './catalogue/checks.ts';
import { built, MEMORY, memory, started } from './catalogue/messages.ts';
import {
  MIX,
  printMixVerdict,
  printSlowest,
  printTimes,
  printVerdicts,
  runInterleaved,
} from './catalogue/side-by-side.ts';
import { formatMegabytes, formatSeconds, printHeading, printTable, printVerdict } from './catalogue/tables.ts';
import { parseFrom, type Side, startWorker } from './catalogue/workers.ts';
import { buildWorkload } from './catalogue/workload.ts';

const MODS = 100_000;
const MILLION = 1_000_000;
const SLOWEST = 15;
const TARGETS = { loadMs: 500, rssBytes: 300e6, mixP95: 10, mixP95OfMillion: 40 } as const;

type FindWorker = Awaited<ReturnType<typeof bundleWorkers>>;

interface Bench {
  /** Folder for the snapshots. */
  readonly folder: string;
  /** Requests per kind. */
  readonly each: number;
  readonly ours: FindWorker;
  /** The workers of another checkout. */
  readonly before: FindWorker | undefined;
}

const buildWith = async (script: string, folder: string, mods: number) => {
  const worker = await startWorker(script, [folder, String(mods)], built);
  await worker.stop();
  return worker.started;
};

/** Builds a snapshot, and starts a process that serves it. */
const serve = async (findWorker: FindWorker, folder: string, mods: number): Promise<{ side: Side; build: Built }> => {
  await mkdir(folder);
  const build = await buildWith(findWorker('ours-build'), folder, mods);
  return { build, side: await startWorker(findWorker('ours'), [folder, String(mods)], started) };
};

/** Serves our catalogue, and that of the other checkout, if any. */
const serveBoth = async ({ folder, ours, before }: Bench, mods: number) => {
  const now = await serve(ours, join(folder, `ours-${mods}`), mods);
  const other = before && (await serve(before, join(folder, `before-${mods}`), mods));
  return { now, other };
};

type Built = z.infer<typeof built>;
type Memory = z.infer<typeof memory>;

interface Named<T> {
  readonly name: string;
  readonly stats: T;
}

/** Prints a row per measurement, with one column per side. */
const printStats = <T>(sides: readonly Named<T>[], rows: readonly (readonly [string, (side: T) => string])[]): void =>
  printTable(
    ['', ...sides.map(({ name }) => name)],
    rows.map(([name, show]) => [name, ...sides.map(({ stats }) => show(stats))]),
  );

const printBuilds = (builds: readonly Named<Built>[]): void =>
  printStats(builds, [
    ['build', ({ buildMs }) => formatSeconds(buildMs)],
    ['file', ({ fileBytes }) => formatMegabytes(fileBytes)],
    ['peak memory while building', ({ peakRssBytes }) => formatMegabytes(peakRssBytes)],
  ]);

/** Prints the start and the memory of each side. */
const printSides = async (sides: readonly Named<Side>[]): Promise<Memory[]> => {
  const memories = await Promise.all(sides.map(({ stats }) => parseFrom(stats, MEMORY, memory)));
  printStats(
    sides.map(({ name, stats }, i) => ({ name, stats: { ...stats.started, after: memories[i] } })),
    [
      ['open to first response', ({ loadMs }) => formatSeconds(loadMs)],
      ['process start to first response', ({ sinceStartMs }) => formatSeconds(sinceStartMs)],
      ['memory after the first response', ({ rssBytes }) => formatMegabytes(rssBytes)],
      ['memory after all requests', ({ after }) => formatMegabytes(after?.rssBytes ?? 0)],
      ['of this in use', ({ after }) => formatMegabytes(after?.liveBytes ?? 0)],
    ],
  );
  return memories;
};

const besideMiniSearch = async (bench: Bench, mods: number): Promise<void> => {
  const { folder, each, ours } = bench;
  printHeading(`${mods} mods: build`);
  const { now, other } = await serveBoth(bench, mods);
  const mini = await buildWith(ours('minisearch-build'), folder, mods);
  const before = other === undefined ? [] : [other];
  printBuilds([
    { name: 'ours', stats: now.build },
    ...before.map(({ build }) => ({ name: 'before', stats: build })),
    { name: 'MiniSearch', stats: mini },
  ]);

  printHeading('a fresh process each, interleaved request by request');
  const miniSide = await startWorker(ours('minisearch'), [folder], started);
  const workload = buildWorkload(mods, each);
  const own = [now.side, ...before.map(({ side }) => side)];
  const mixed = await runInterleaved([...own, miniSide], workload.filter(MIX));
  const others = await runInterleaved(
    own,
    workload.filter((request) => !MIX(request)),
  );
  const [oursTimes = [], beforeTimes = []] = own.map((_, i) => [...(mixed[i] ?? []), ...(others[i] ?? [])]);
  const miniTimes = mixed.at(-1) ?? [];
  const [oursMemory] = await printSides([
    { name: 'ours', stats: now.side },
    ...before.map(({ side }) => ({ name: 'before', stats: side })),
    { name: 'MiniSearch', stats: miniSide },
  ]);
  await miniSide.stop();
  await other?.side.stop();
  console.log('');
  printTimes(oursTimes, [
    ...before.map(() => ({ name: 'before', times: beforeTimes })),
    { name: 'MiniSearch', times: miniTimes },
  ]);
  console.log('');
  printSlowest(oursTimes, SLOWEST);
  console.log('');
  printMixVerdict(oursTimes, TARGETS.mixP95);
  printVerdicts(oursTimes, miniTimes);
  printVerdict('cold load', now.side.started.loadMs, TARGETS.loadMs, formatSeconds);
  const most = Math.max(oursMemory?.rssBytes ?? 0, now.side.started.rssBytes);
  printVerdict('memory of the process', most, TARGETS.rssBytes, formatMegabytes);

  printHeading('many at once, over HTTP');
  await measureConcurrency(
    now.side,
    workload.map(({ path }) => path),
  );
  await now.side.stop();

  const checked = await startWorker(ours('ours'), [join(folder, `ours-${mods}`), String(mods)], started);
  printHeading(`golden queries among ${mods} mods`);
  await measureGolden(checked, mods);
  printHeading('totals and paging');
  await checkPaging(checked);
  await checked.stop();
};

const million = async (bench: Bench): Promise<void> => {
  printHeading(`${MILLION} mods, without MiniSearch`);
  const { now, other } = await serveBoth(bench, MILLION);
  const before = other === undefined ? [] : [other];
  printBuilds([{ name: 'ours', stats: now.build }, ...before.map(({ build }) => ({ name: 'before', stats: build }))]);
  const sides = [now.side, ...before.map(({ side }) => side)];
  const [times = [], beforeTimes = []] = await runInterleaved(sides, buildWorkload(MILLION, bench.each));
  await printSides(sides.map((stats, i) => ({ name: i === 0 ? 'ours' : 'before', stats })));
  console.log('');
  printTimes(
    times,
    before.map(() => ({ name: 'before', times: beforeTimes })),
  );
  printSlowest(times, SLOWEST);
  printMixVerdict(times, TARGETS.mixP95OfMillion);
  for (const side of sides) await side.stop();
};

/**
 * Benchmarks the catalogue with synthetic mods, by default 100,000, against MiniSearch, and checks the target times.
 *
 * @param args `--before FOLDER`: also the catalogue of another checkout of this repository, with its packages;
 *   `--million`: also without MiniSearch, with 1,000,000 mods; `--only-million`: only this part; `--each N`: requests per
 *   kind; `--mods N`
 */
export async function runCatalogueBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      before: { type: 'string' },
      million: { type: 'boolean', default: false },
      'only-million': { type: 'boolean', default: false },
      each: { type: 'string', default: '60' },
      mods: { type: 'string', default: String(MODS) },
    },
  });
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`);
  const ours = await bundleWorkers(ROOT, join(CACHE, 'bench'));
  const before = values.before && (await bundleWorkers(resolve(values.before), resolve(values.before, '.cache/bench')));
  await withTempFolder(async (folder) => {
    const bench: Bench = { folder, each: Number(values.each), ours, before: before || undefined };
    if (!values['only-million']) await besideMiniSearch(bench, Number(values.mods));
    if (values.million || values['only-million']) await million(bench);
  });
}
