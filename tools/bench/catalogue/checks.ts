import { distractors, wantedMods } from '../golden/golden-mods.ts';
import { AT, goldenQueries } from '../golden/queries.ts';
import { meanRecall, recallLines, scoresOf } from '../golden/recall.ts';
import { latencyOf } from './figures.ts';
import { loadOf } from './http-load.ts';
import { listed, serving } from './messages.ts';
import { pagingFaults } from './paging.ts';
import type { Side } from './side-by-side.ts';
import { ms, table, verdict, verdictLeast } from './tables.ts';

const AT_ONCE = [20, 80] as const;
/** Enough to last several seconds, so that the first rush is not most of what is measured. */
const REQUESTS_AT_ONCE = 4000;
const FILTER_SETS = 200;
const FAULTS_SHOWN = 15;
const TARGETS = { unrelatedMs: 50, recall: 0.97 } as const;

/** Asks over HTTP, many at once, and looks at what an unrelated call waits meanwhile. */
export const concurrency = async (side: Side, paths: readonly string[]): Promise<void> => {
  const { port } = await side.ask({ do: 'serve' }, serving);
  const rows: string[][] = [];
  const waits: (readonly [number, number])[] = [];
  const asked = Array.from({ length: REQUESTS_AT_ONCE }, (_, i) => paths[i % paths.length] ?? '');
  for (const atOnce of AT_ONCE) {
    const load = await loadOf(port, asked, atOnce);
    const [answers, unrelated] = [latencyOf(load.answers), latencyOf(load.unrelated)];
    const figures = [answers.p50, answers.p95, answers.p99, unrelated.p50, unrelated.p95, unrelated.p99];
    rows.push([String(atOnce), load.perSecond.toFixed(0), ...figures.map(ms), String(unrelated.count)]);
    waits.push([atOnce, unrelated.p95]);
  }
  table(['at once', 'answers/s', 'p50', 'p95', 'p99', 'unrelated p50', 'p95', 'p99', 'count'], rows);
  for (const [atOnce, p95] of waits) verdict(`unrelated call, p95 at ${atOnce} at once`, p95, TARGETS.unrelatedMs, ms);
};

/** Puts the golden queries to a catalogue that has so many synthetic mods beside the wanted ones. */
export const golden = async (side: Side, length: number): Promise<void> => {
  const scores = await scoresOf(
    goldenQueries(),
    [...wantedMods(), ...distractors(length)],
    async ({ text, filters }) => {
      const query = new URLSearchParams({ q: text, limit: String(AT) });
      for (const [key, values] of Object.entries(filters ?? {})) {
        for (const value of [values ?? []].flat()) query.append(key, value);
      }
      const { data } = await side.ask({ do: 'answer', path: `/api/mods/public?${query}` }, listed);
      return data.map(({ id }) => id);
    },
  );
  console.log(recallLines(scores).join('\n'));
  verdictLeast(`recall@${AT}`, meanRecall(scores), TARGETS.recall, (value) => value.toFixed(4));
};

/** Holds the totals of random filter sets against what paging reaches. */
export const paging = async (side: Side): Promise<void> => {
  const { items, faults } = await pagingFaults(side, FILTER_SETS);
  console.log(`${faults.length === 0 ? 'pass' : 'MISS'}  ${FILTER_SETS} filter sets, ${items} items reached`);
  for (const fault of faults.slice(0, FAULTS_SHOWN)) console.log(`  ${fault}`);
};
