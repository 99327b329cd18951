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
/** The emulator has no indexes and goes through all documents of a kind: what comes upon its own time is judged apart. */
const aboveFloor = (one: Asked): number => p95(one) - percentile(one.floor, 0.95);

const TESTS: Readonly<Record<string, (one: Asked) => boolean>> = {
  [`plain: p95 at most ${ms(TARGETS.p95Ms)}, the emulator's own time included`]: (one) => p95(one) <= TARGETS.p95Ms,
  [`above the emulator's floor: p95 at most ${ms(TARGETS.p95Ms)} more`]: (one) => aboveFloor(one) <= TARGETS.p95Ms,
  [`reads: at most ${TARGETS.reads} a page`]: (one) => one.reads <= TARGETS.reads,
};

/** Says of all lists whether they keep a target, and which do not. */
const judge = (asked: readonly Asked[], name: string, passes: (one: Asked) => boolean): void => {
  const failed = asked.filter((one) => !passes(one));
  if (failed.length > 0) process.exitCode = 1;
  const which = `${failed.length} of ${asked.length}: ${failed.map((one) => one.name).join(', ')}`;
  console.log(failed.length === 0 ? `PASS  ${name}` : `FAIL  ${name}; not ${which}`);
};

const print = ({ filledMs, openedMs, asked }: Result): void => {
  part(`filled in ${seconds(filledMs)}, index of mods built in ${seconds(openedMs)}`);
  part(`each list ${asked[0]?.milliseconds.length ?? 0} times, in turns`);
  const rows = asked.map((one) => [
    one.name,
    ms(p50(one)),
    ms(p95(one)),
    ms(percentile(one.floor, 0.95)),
    times(p50(one) / percentile(one.floor, 0.5)),
    ms(percentile(one.own, 0.95)),
    String(one.waits),
    String(one.rows),
    String(one.reads),
  ]);
  const heads = ['list', 'p50', 'p95', 'floor p95', 'list / floor', 'p95 without database', 'waits for it'];
  table([...heads, 'rows', 'reads'], rows);
  console.log('');
  for (const [name, passes] of Object.entries(TESTS)) judge(asked, name, passes);
};

/**
 * Fills a Firestore emulator of the bench's own with 100,000 mods, 50,000 users and 200,000 comments, and asks every list of
 * the console in every way. Fails where one takes more than 150 ms (p95), or so much more than its floor, or more than 60
 * reads a page. The floor is what the emulator takes for the same questions to the database, asked right behind by nobody but it:
 * having no indexes it goes through whole collections, which production does not.
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
