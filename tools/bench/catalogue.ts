import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWorkers, type WorkerName, workerFile } from './catalogue/bundle.ts';
import { concurrency, golden, paging } from './catalogue/checks.ts';
import { built, memory, started } from './catalogue/messages.ts';
import { interleaved, printSlowest, printTimes, printVerdicts, type Side } from './catalogue/side-by-side.ts';
import { megabytes, part, seconds, table, verdict } from './catalogue/tables.ts';
import { startWorker } from './catalogue/workers.ts';
import { workload } from './catalogue/workload.ts';

const MODS = 100_000;
const MILLION = 1_000_000;
const SLOWEST = 15;
const TARGETS = { loadMs: 1500, rssBytes: 300e6 } as const;

const oursFrom = (folder: string, mods: number): Promise<Side> =>
  startWorker(workerFile('ours'), [folder, String(mods)], started);

const buildWith = async (name: WorkerName, folder: string, mods: number) => {
  const worker = await startWorker(workerFile(name), [folder, String(mods)], built);
  await worker.stop();
  return worker.started;
};

const memoryOf = (side: Side) => side.ask({ do: 'memory' }, memory);

const hundredThousand = async (folder: string, each: number): Promise<void> => {
  part(`${MODS} mods: build`);
  const ours = await buildWith('ours-build', folder, MODS);
  const mini = await buildWith('minisearch-build', folder, MODS);
  table(
    ['', 'ours', 'MiniSearch'],
    [
      ['build', seconds(ours.buildMs), seconds(mini.buildMs)],
      ['file', megabytes(ours.fileBytes), megabytes(mini.fileBytes)],
      ['memory at most, building', megabytes(ours.peakRssBytes), megabytes(mini.peakRssBytes)],
    ],
  );

  part('a fresh process each, interleaved request by request');
  const oursSide = await oursFrom(folder, MODS);
  const miniSide = await startWorker(workerFile('minisearch'), [folder], started);
  const [oursTimes = [], miniTimes = []] = await interleaved([oursSide, miniSide], workload(MODS, each));
  const [oursMemory, miniMemory] = [await memoryOf(oursSide), await memoryOf(miniSide)];
  await miniSide.stop();
  table(
    ['', 'ours', 'MiniSearch'],
    [
      ['open to first answer', seconds(oursSide.started.loadMs), seconds(miniSide.started.loadMs)],
      [
        'start of process to first answer',
        seconds(oursSide.started.sinceStartMs),
        seconds(miniSide.started.sinceStartMs),
      ],
      ['memory after the first answer', megabytes(oursSide.started.rssBytes), megabytes(miniSide.started.rssBytes)],
      ['memory after all requests', megabytes(oursMemory.rssBytes), megabytes(miniMemory.rssBytes)],
      ['of it in use', megabytes(oursMemory.liveBytes), megabytes(miniMemory.liveBytes)],
    ],
  );
  console.log('');
  printTimes(oursTimes, miniTimes);
  console.log('');
  printSlowest(oursTimes, SLOWEST);
  console.log('');
  printVerdicts(oursTimes, miniTimes);
  verdict('cold load', oursSide.started.loadMs, TARGETS.loadMs, seconds);
  verdict(
    'memory of the process',
    Math.max(oursMemory.rssBytes, oursSide.started.rssBytes),
    TARGETS.rssBytes,
    megabytes,
  );

  part('many at once, over HTTP');
  await concurrency(
    oursSide,
    workload(MODS, each).map(({ path }) => path),
  );
  await oursSide.stop();

  const checked = await oursFrom(folder, MODS);
  part(`golden queries among ${MODS} mods`);
  await golden(checked, MODS);
  part('totals and paging');
  await paging(checked);
  await checked.stop();
};

const million = async (folder: string, each: number): Promise<void> => {
  part(`${MILLION} mods, ours alone`);
  const { buildMs, fileBytes, peakRssBytes } = await buildWith('ours-build', folder, MILLION);
  const side = await oursFrom(folder, MILLION);
  const [times = []] = await interleaved([side], workload(MILLION, each));
  const after = await memoryOf(side);
  table(
    ['', 'ours'],
    [
      ['build', seconds(buildMs)],
      ['memory at most, building', megabytes(peakRssBytes)],
      ['file', megabytes(fileBytes)],
      ['open to first answer', seconds(side.started.loadMs)],
      ['memory after the first answer', megabytes(side.started.rssBytes)],
      ['memory after all requests', megabytes(after.rssBytes)],
      ['of it in use', megabytes(after.liveBytes)],
    ],
  );
  console.log('');
  printTimes(times);
  printSlowest(times, SLOWEST);
  await side.stop();
};

/**
 * Measures the catalogue with 100,000 synthetic mods beside MiniSearch, and holds it against the targets.
 *
 * @param args `--million`: then also with 1,000,000, ours alone; `--only-million`; `--each N` requests of each kind
 */
export async function catalogue(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      million: { type: 'boolean', default: false },
      'only-million': { type: 'boolean', default: false },
      each: { type: 'string', default: '60' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-bench-'));
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`);
  try {
    await bundleWorkers();
    if (!values['only-million']) await hundredThousand(folder, Number(values.each));
    if (values.million || values['only-million']) await million(folder, Number(values.each));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
