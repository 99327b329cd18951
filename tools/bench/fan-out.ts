import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endAllGroups } from '../emulators/processes.ts';
import { percentile } from './catalogue/figures.ts';
import { part, seconds, table, times, verdict } from './catalogue/tables.ts';
import { startWorker } from './catalogue/workers.ts';
import { type Result, result, type Way } from './fan-out/result.ts';
import { startFirestore } from './reads/hidane.ts';

const WORKER = join(import.meta.dirname, 'fan-out/worker.ts');
/** A fan-out reads each favorite and each account, which plain batches do not. */
const RATIO_MAX = 6;

const medianOf = ({ milliseconds }: Way): number => percentile(milliseconds, 0.5);

const print = ({ followers, pages, ways }: Result): void => {
  const [plain] = ways;
  if (plain === undefined) throw new Error('Nothing was measured');
  const ratioOf = (way: Way): number => medianOf(way) / medianOf(plain);
  part(`a release told to ${followers} followers, ${pages} pages; medians of ${plain.milliseconds.length} rounds`);
  const rows = ways.map((way) => [
    way.name,
    seconds(medianOf(way)),
    times(ratioOf(way)),
    String(way.reads),
    String(way.writes),
  ]);
  table(['way', 'time', 'of plain', 'reads', 'writes'], rows);
  const told = ways.find(({ name }) => name === 'fan-out');
  if (told === undefined) return;
  const reads = 2 * followers + 3 * pages + 3;
  verdict('time of a fan-out, of plain batches', ratioOf(told), RATIO_MAX, times);
  verdict('reads of a fan-out', told.reads, reads, String);
  verdict('writes of a fan-out', told.writes, followers + pages, String);
  if (ratioOf(told) > RATIO_MAX || told.reads > reads || told.writes > followers + pages) process.exitCode = 1;
};

/**
 * Tells a mod's followers of a release over a Firestore emulator of the bench's own: by a fan-out, by one whose task ends
 * again and again, by two tasks at once; beside plain batches of the same notifications, which ask nothing and would begin
 * anew when killed. Fails where a fan-out reads or writes more than it must, or takes more than six times as long.
 *
 * @param args `--followers N`, 20,000 without it
 */
export async function fanOut(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { followers: { type: 'string', default: '20000' } },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endAllGroups().then(() => process.exit(130)));
  }
  const firestore = await startFirestore(false);
  try {
    const worker = await startWorker(WORKER, [firestore.host, values.followers], result);
    await worker.stop();
    print(worker.started);
  } finally {
    await firestore.stop();
  }
}
