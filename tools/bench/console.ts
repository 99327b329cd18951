import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endAllGroups } from '../emulators/processes.ts';
import { percentile } from './catalogue/figures.ts';
import { ms, part, seconds, table, times } from './catalogue/tables.ts';
import { startWorker } from './catalogue/workers.ts';
import { type Asked, type Result, result } from './console/result.ts';
import { startFirestore } from './reads/hidane.ts';

const WORKER = join(import.meta.dirname, 'console/worker.ts');
const TARGETS = { p95Ms: 150, reads: 60 } as const;

const p50 = ({ milliseconds }: Asked): number => percentile(milliseconds, 0.5);
const p95 = ({ milliseconds }: Asked): number => percentile(milliseconds, 0.95);
const passes = (one: Asked): boolean => p95(one) <= TARGETS.p95Ms && one.reads <= TARGETS.reads;
/** The emulator has no indexes and goes through all documents of a kind: what we do with what it finds is judged apart. */
const isOursFast = (one: Asked): boolean => percentile(one.own, 0.95) <= TARGETS.p95Ms && one.reads <= TARGETS.reads;

const print = ({ filledMs, openedMs, asked }: Result): void => {
  const [baseline] = asked;
  if (baseline === undefined) throw new Error('Nothing was measured');
  part(`filled in ${seconds(filledMs)}, index of mods built in ${seconds(openedMs)}`);
  part(`each list ${baseline.milliseconds.length} times, in turns`);
  const rows = asked.map((one) => [
    one.name,
    ms(p50(one)),
    ms(p95(one)),
    times(p50(one) / p50(baseline)),
    ms(percentile(one.own, 0.95)),
    String(one.waits),
    String(one.rows),
    String(one.reads),
    passes(one) ? 'PASS' : 'FAIL',
  ]);
  table(['list', 'p50', 'p95', 'of baseline', 'p95 without database', 'waits for it', 'rows', 'reads', ''], rows);
  const failed = asked.filter((one) => !passes(one));
  console.log(
    `\n${failed.length === 0 ? 'PASS' : `FAIL  ${failed.length} of ${asked.length}`}: p95 at most ${ms(TARGETS.p95Ms)}, at most ${TARGETS.reads} reads a page`,
  );
  const ours = asked.filter((one) => !isOursFast(one));
  console.log(
    `${ours.length === 0 ? 'PASS' : `FAIL  ${ours.length} of ${asked.length}`}: the same without the waiting for the emulator, which has no indexes`,
  );
  if (failed.length > 0) process.exitCode = 1;
};

/**
 * Fills a Firestore emulator of the bench's own with 100,000 mods, 50,000 users and 200,000 comments, and asks every list of
 * the console in every way. Fails where one takes more than 150 ms (p95) or more than 60 reads a page.
 *
 * @param args `--each N` times each, 30 without it; `--share S` of the documents, for a quick look
 */
export async function consoleLists(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { each: { type: 'string', default: '30' }, share: { type: 'string', default: '1' } },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endAllGroups().then(() => process.exit(130)));
  }
  const firestore = await startFirestore(false);
  try {
    const worker = await startWorker(WORKER, [firestore.host, values.each, values.share], result);
    await worker.stop();
    print(worker.started);
  } finally {
    await firestore.stop();
  }
}
