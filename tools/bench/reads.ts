import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endAllGroups } from '../emulators/processes.ts';
import { part, verdict } from './catalogue/tables.ts';
import { startWorker } from './catalogue/workers.ts';
import { startFirestore } from './reads/hidane.ts';
import { printResult, printScale } from './reads/report.ts';
import { type Result, result } from './reads/result.ts';

const READS_MAX = 500;
const WORKER = join(import.meta.dirname, 'reads/worker.ts');

const measure = async (catalogue: 'seed' | 'synthetic', cache: 'cached' | 'bare'): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-reads-'));
  const firestore = await startFirestore(catalogue === 'seed');
  try {
    const worker = await startWorker(WORKER, [catalogue, cache, firestore.host, folder], result);
    await worker.stop();
    return worker.started;
  } finally {
    await firestore.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const overSeed = async (): Promise<void> => {
  part('the data set’s catalogue, behind a cache that honours s-maxage');
  const seed = await measure('seed', 'cached');
  printResult(seed);
  verdict('documents read by ten minutes of visits', seed.visits.reads, READS_MAX, String);
  if (seed.visits.reads > READS_MAX) process.exitCode = 1;
  part('the same with no cache at all');
  printResult(await measure('seed', 'bare'));
};

const overSynthetic = async (): Promise<void> => {
  part(
    '100,000 synthetic mods: the snapshot built from memory, followed in Firestore, where the visited mods’ pages are',
  );
  const synthetic = await measure('synthetic', 'cached');
  printResult(synthetic);
  printScale(synthetic);
};

/**
 * Plays 10,000 anonymous page views in ten minutes against the API in a process of its own, over a Firestore emulator of
 * the bench's own, and prints the documents read. Fails above 500 over the data set's catalogue.
 *
 * @param args `--seed` or `--synthetic`: only over that catalogue
 */
export async function reads(args: readonly string[]): Promise<void> {
  const only = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ args: [...args], options: { seed: only, synthetic: only } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endAllGroups().then(() => process.exit(130)));
  }
  if (!values.synthetic) await overSeed();
  if (!values.seed) await overSynthetic();
}
