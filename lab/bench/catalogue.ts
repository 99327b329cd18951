import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { bundleWorkers, getWorkerFile, type WorkerName } from './catalogue/bundle.ts';
import { checkPaging, measureConcurrency, measureGolden } from './catalogue/checks.ts';
import { built, MEMORY, memory, started } from './catalogue/messages.ts';
import { MIX, printSlowest, printTimes, printVerdicts, runInterleaved } from './catalogue/side-by-side.ts';
import { formatMegabytes, formatSeconds, printHeading, printTable, printVerdict } from './catalogue/tables.ts';
import { parseFrom, type Side, startWorker } from './catalogue/workers.ts';
import { buildWorkload } from './catalogue/workload.ts';

const MODS = 100_000;
const MILLION = 1_000_000;
const SLOWEST = 15;
const TARGETS = { loadMs: 1500, rssBytes: 300e6 } as const;

const oursFrom = (folder: string, mods: number): Promise<Side> =>
  startWorker(getWorkerFile('ours'), [folder, String(mods)], started);

const buildWith = async (name: WorkerName, folder: string, mods: number) => {
  const worker = await startWorker(getWorkerFile(name), [folder, String(mods)], built);
  await worker.stop();
  return worker.started;
};

type Built = z.infer<typeof built>;
type Memory = z.infer<typeof memory>;

/** Prints a row per measurement, with one column per side. */
const printStats = <T>(sides: readonly T[], rows: readonly (readonly [string, (side: T) => string])[]): void =>
  printTable(
    ['', 'ours', 'MiniSearch'].slice(0, sides.length + 1),
    rows.map(([name, show]) => [name, ...sides.map(show)]),
  );

const printBuilds = (builds: readonly Built[]): void =>
  printStats(builds, [
    ['build', ({ buildMs }) => formatSeconds(buildMs)],
    ['file', ({ fileBytes }) => formatMegabytes(fileBytes)],
    ['peak memory while building', ({ peakRssBytes }) => formatMegabytes(peakRssBytes)],
  ]);

/** Prints the start and the memory of each side. */
const printSides = async (sides: readonly Side[]): Promise<Memory[]> => {
  const memories = await Promise.all(sides.map((side) => parseFrom(side, MEMORY, memory)));
  printStats(
    sides.map(({ started: first }, i) => ({ ...first, after: memories[i] })),
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

const besideMiniSearch = async (folder: string, mods: number, each: number): Promise<void> => {
  printHeading(`${mods} mods: build`);
  printBuilds([await buildWith('ours-build', folder, mods), await buildWith('minisearch-build', folder, mods)]);

  printHeading('a fresh process each, interleaved request by request');
  const oursSide = await oursFrom(folder, mods);
  const miniSide = await startWorker(getWorkerFile('minisearch'), [folder], started);
  const workload = buildWorkload(mods, each);
  const [mixTimes = [], miniTimes = []] = await runInterleaved([oursSide, miniSide], workload.filter(MIX));
  const [otherTimes = []] = await runInterleaved(
    [oursSide],
    workload.filter((request) => !MIX(request)),
  );
  const oursTimes = [...mixTimes, ...otherTimes];
  const [oursMemory] = await printSides([oursSide, miniSide]);
  await miniSide.stop();
  console.log('');
  printTimes(oursTimes, miniTimes);
  console.log('');
  printSlowest(oursTimes, SLOWEST);
  console.log('');
  printVerdicts(oursTimes, miniTimes);
  printVerdict('cold load', oursSide.started.loadMs, TARGETS.loadMs, formatSeconds);
  const most = Math.max(oursMemory?.rssBytes ?? 0, oursSide.started.rssBytes);
  printVerdict('memory of the process', most, TARGETS.rssBytes, formatMegabytes);

  printHeading('many at once, over HTTP');
  await measureConcurrency(
    oursSide,
    workload.map(({ path }) => path),
  );
  await oursSide.stop();

  const checked = await oursFrom(folder, mods);
  printHeading(`golden queries among ${mods} mods`);
  await measureGolden(checked, mods);
  printHeading('totals and paging');
  await checkPaging(checked);
  await checked.stop();
};

const million = async (folder: string, each: number): Promise<void> => {
  printHeading(`${MILLION} mods, ours alone`);
  printBuilds([await buildWith('ours-build', folder, MILLION)]);
  const side = await oursFrom(folder, MILLION);
  const [times = []] = await runInterleaved([side], buildWorkload(MILLION, each));
  await printSides([side]);
  console.log('');
  printTimes(times);
  printSlowest(times, SLOWEST);
  await side.stop();
};

/**
 * Benchmarks the catalogue with synthetic mods, by default 100,000, against MiniSearch, and checks the target times.
 *
 * @param args `--million`: also our index alone with 1,000,000 mods; `--only-million`: only this part; `--each N`:
 *   requests per kind; `--mods N`
 */
export async function runCatalogueBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      million: { type: 'boolean', default: false },
      'only-million': { type: 'boolean', default: false },
      each: { type: 'string', default: '60' },
      mods: { type: 'string', default: String(MODS) },
    },
  });
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`);
  await bundleWorkers();
  await withTempFolder(async (folder) => {
    if (!values['only-million']) await besideMiniSearch(folder, Number(values.mods), Number(values.each));
    if (values.million || values['only-million']) await million(folder, Number(values.each));
  });
}
