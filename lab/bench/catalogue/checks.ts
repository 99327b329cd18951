import { getGoldenCatalogue } from '../golden/golden-mods.ts';
import { AT, readGoldenQueries } from '../golden/queries.ts';
import { scoreQueries } from '../golden/recall.ts';
import { printScores } from '../golden.ts';
import { getLatency } from './latency.ts';
import { listed } from './messages.ts';
import { findPagingFaults } from './paging.ts';
import { runHttpLoad } from './run-http-load.ts';
import { formatMs, printTable, printVerdict } from './tables.ts';
import { parseFrom, type Side } from './workers.ts';

const AT_ONCE = [20, 80] as const;
/** Enough requests for several seconds of load, so that the first burst does not dominate. */
const REQUESTS_AT_ONCE = 4000;
const FILTER_SETS = 200;
const FAULTS_SHOWN = 15;
const TARGETS = { unrelatedMs: 50 } as const;

/** Sends concurrent HTTP requests, and measures the latency of an unrelated call meanwhile. */
export const measureConcurrency = async (side: Side, paths: readonly string[]): Promise<void> => {
  const rows: string[][] = [];
  const waits: (readonly [number, number])[] = [];
  const asked = Array.from({ length: REQUESTS_AT_ONCE }, (_, i) => paths[i % paths.length] ?? '');
  for (const atOnce of AT_ONCE) {
    const load = await runHttpLoad(side.started.port, asked, atOnce);
    const [responses, unrelated] = [getLatency(load.responses), getLatency(load.unrelated)];
    const latency = [responses.p50, responses.p95, responses.p99, unrelated.p50, unrelated.p95, unrelated.p99];
    rows.push([String(atOnce), load.perSecond.toFixed(0), ...latency.map(formatMs), String(unrelated.count)]);
    waits.push([atOnce, unrelated.p95]);
  }
  printTable(['at once', 'responses/s', 'p50', 'p95', 'p99', 'unrelated p50', 'p95', 'p99', 'count'], rows);
  for (const [atOnce, p95] of waits)
    printVerdict(`unrelated call, p95 at ${atOnce} at once`, p95, TARGETS.unrelatedMs, formatMs);
};

/** Runs the golden queries on a catalogue with `length` synthetic mods added. */
export const measureGolden = async (side: Side, length: number): Promise<void> => {
  const scores = await scoreQueries(readGoldenQueries(), getGoldenCatalogue(length), async ({ text, filters }) => {
    const query = new URLSearchParams({ q: text, limit: String(AT) });
    for (const [key, values] of Object.entries(filters ?? {})) {
      for (const value of [values ?? []].flat()) query.append(key, value);
    }
    const { data } = await parseFrom(side, `/api/mods/public?${query}`, listed);
    return data.map(({ id }) => id);
  });
  printScores(scores);
};

/** Compares the total of each random filter set with the number of items on all its pages. */
export const checkPaging = async (side: Side): Promise<void> => {
  const { items, faults } = await findPagingFaults(side, FILTER_SETS);
  console.log(`${faults.length === 0 ? 'pass' : 'MISS'}  ${FILTER_SETS} filter sets, ${items} items reached`);
  for (const fault of faults.slice(0, FAULTS_SHOWN)) console.log(`  ${fault}`);
};
