import type { z } from 'zod';
import { latencyOf, mean } from './figures.ts';
import { type started, timed } from './messages.ts';
import { ms, table, times, verdict, verdictLeast } from './tables.ts';
import type { Worker } from './workers.ts';
import { type BenchRequest, REQUEST_KINDS } from './workload.ts';

export type Side = Worker<z.infer<typeof started>>;

export interface Timed {
  readonly request: BenchRequest;
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

const WARM_UP = 150;

const timeOf = async (side: Side, request: BenchRequest): Promise<Timed> => {
  const answer = await side.ask({ do: 'time', path: request.path }, timed);
  if (answer.status !== 200) throw new Error(`${request.path} answered ${answer.status}`);
  return { request, milliseconds: answer.ms, cpuMilliseconds: answer.cpuMs };
};

/** Puts each request to every side before the next one is put to any, the first by turns; one list of times a side. */
export const interleaved = async (sides: readonly Side[], requests: readonly BenchRequest[]): Promise<Timed[][]> => {
  for (const side of sides) for (const request of requests.slice(0, WARM_UP)) await timeOf(side, request);
  const times: Timed[][] = sides.map(() => []);
  for (const [turn, request] of requests.entries()) {
    const order = sides.map((_, i) => (i + turn) % sides.length);
    for (const i of order) {
      const side = sides[i];
      if (side !== undefined) times[i]?.push(await timeOf(side, request));
    }
  }
  return times;
};

type Choice = (request: BenchRequest) => boolean;

const SUGGESTIONS: Choice = ({ kind }) => kind === 'suggest';
const ROWS: readonly (readonly [string, Choice])[] = [
  ...REQUEST_KINDS.flatMap((kind): [string, Choice][] => [
    [kind, (request) => request.kind === kind && !request.facets],
    [`${kind}, facets`, (request) => request.kind === kind && request.facets],
  ]),
  ['suggest', SUGGESTIONS],
];
const MIX: Choice = ({ kind, facets }) => kind !== 'suggest' && !facets;
const WITH_FACETS: Choice = ({ facets }) => facets;
const TOTALS: typeof ROWS = [
  ['ALL without facets', MIX],
  ['ALL with facets', WITH_FACETS],
];

const chosen = (times: readonly Timed[], choice: Choice) => times.filter(({ request }) => choice(request));
const latencies = (times: readonly Timed[], choice: Choice) =>
  latencyOf(chosen(times, choice).map(({ milliseconds }) => milliseconds));
const meanCpu = (times: readonly Timed[], choice: Choice) =>
  mean(chosen(times, choice).map(({ cpuMilliseconds }) => cpuMilliseconds));

/**
 * Prints our times, beside the baseline's where there is one; at the end of a line the mean processor time of the
 * answering thread, which other processes on the machine hardly change.
 */
export const printTimes = (ours: readonly Timed[], baseline?: readonly Timed[]): void => {
  const beside = ['MiniSearch p50', 'p95', 'p99', 'CPU', 'p50 ratio', 'p95 ratio', 'p99 ratio', 'CPU ratio'];
  const rows = [...ROWS, ...TOTALS].map(([name, choice]) => {
    const [a, cpu] = [latencies(ours, choice), meanCpu(ours, choice)];
    const own = [name, String(a.count), ms(a.p50), ms(a.p95), ms(a.p99), ms(cpu)];
    if (baseline === undefined) return own;
    const [b, otherCpu] = [latencies(baseline, choice), meanCpu(baseline, choice)];
    const ratios = [b.p50 / a.p50, b.p95 / a.p95, b.p99 / a.p99, otherCpu / cpu].map(times);
    return [...own, ms(b.p50), ms(b.p95), ms(b.p99), ms(otherCpu), ...ratios];
  });
  table(['request', 'count', 'ours p50', 'p95', 'p99', 'CPU', ...(baseline === undefined ? [] : beside)], rows);
};

const TARGETS = { mixP95: 15, mixP99: 40, facetsP99: 60, suggestP95: 15, ratio: 5 } as const;

/** Prints the targets for times with what was measured. */
export const printVerdicts = (ours: readonly Timed[], baseline: readonly Timed[]): void => {
  const [mix, facets] = [latencies(ours, MIX), latencies(ours, WITH_FACETS)];
  verdict('p95 of the mix', mix.p95, TARGETS.mixP95, ms);
  verdict('p99 of the mix', mix.p99, TARGETS.mixP99, ms);
  verdict('p99 with facets', facets.p99, TARGETS.facetsP99, ms);
  verdict('p95 of suggestions', latencies(ours, SUGGESTIONS).p95, TARGETS.suggestP95, ms);
  verdictLeast("MiniSearch's p95 beside ours", latencies(baseline, MIX).p95 / mix.p95, TARGETS.ratio, times);
};

/** Prints the slowest of our answers. */
export const printSlowest = (ours: readonly Timed[], length: number): void => {
  const slowest = ours.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, length);
  table(
    ['slowest', 'time'],
    slowest.map(({ request, milliseconds }) => [decodeURIComponent(request.path), ms(milliseconds)]),
  );
};
