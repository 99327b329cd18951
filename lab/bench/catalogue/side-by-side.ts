import { computeMean, getLatency } from './latency.ts';
import { TIME_HEADERS } from './messages.ts';
import { formatMs, formatTimes, printMinimumVerdict, printTable, printVerdict } from './tables.ts';
import { getFrom, type Side } from './workers.ts';
import { type BenchRequest, REQUEST_KINDS } from './workload.ts';

export interface Timed {
  readonly request: BenchRequest;
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

const WARM_UP = 150;

const getTime = async (side: Side, request: BenchRequest): Promise<Timed> => {
  const { headers } = await getFrom(side, request.path);
  return {
    request,
    milliseconds: Number(headers[TIME_HEADERS.ms]),
    cpuMilliseconds: Number(headers[TIME_HEADERS.cpuMs]),
  };
};

/**
 * Sends each request to every side before the next request. Sides take turns going first.
 *
 * @returns one list of times per side
 */
export const runInterleaved = async (sides: readonly Side[], requests: readonly BenchRequest[]): Promise<Timed[][]> => {
  for (const side of sides) for (const request of requests.slice(0, WARM_UP)) await getTime(side, request);
  const times: Timed[][] = sides.map(() => []);
  for (const [turn, request] of requests.entries()) {
    const order = sides.map((_, i) => (i + turn) % sides.length);
    for (const i of order) {
      const side = sides[i];
      if (side !== undefined) times[i]?.push(await getTime(side, request));
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
/** The requests that MiniSearch also answers: it has no facets and no suggestions. */
export const MIX: Choice = ({ kind, facets }) => kind !== 'suggest' && !facets;
const WITH_FACETS: Choice = ({ facets }) => facets;
const TOTALS: typeof ROWS = [
  ['ALL without facets', MIX],
  ['ALL with facets', WITH_FACETS],
];

const chosen = (times: readonly Timed[], choice: Choice) => times.filter(({ request }) => choice(request));
const latencies = (times: readonly Timed[], choice: Choice) =>
  getLatency(chosen(times, choice).map(({ milliseconds }) => milliseconds));
const meanCpu = (times: readonly Timed[], choice: Choice) =>
  computeMean(chosen(times, choice).map(({ cpuMilliseconds }) => cpuMilliseconds));

/** The times of another catalogue. */
export interface Baseline {
  readonly name: string;
  readonly times: readonly Timed[];
}

const BASELINE_COLUMNS = ['p95', 'p99', 'CPU', 'p50 ratio', 'p95 ratio', 'p99 ratio', 'CPU ratio'];

/**
 * Prints our latencies beside those of the baselines. `CPU` is the mean CPU time of the serving thread, which other
 * processes hardly affect. A ratio says how many times longer the baseline takes.
 */
export const printTimes = (ours: readonly Timed[], baselines: readonly Baseline[]): void => {
  const rows = [...ROWS, ...TOTALS].map(([name, choice]) => {
    const [a, cpu] = [latencies(ours, choice), meanCpu(ours, choice)];
    const others = baselines.map(({ times }) => {
      if (!times.some(({ request }) => choice(request))) return ['', ...BASELINE_COLUMNS.map(() => '')];
      const [b, otherCpu] = [latencies(times, choice), meanCpu(times, choice)];
      const ratios = [b.p50 / a.p50, b.p95 / a.p95, b.p99 / a.p99, otherCpu / cpu].map(formatTimes);
      return [formatMs(b.p50), formatMs(b.p95), formatMs(b.p99), formatMs(otherCpu), ...ratios];
    });
    const row = [formatMs(a.p50), formatMs(a.p95), formatMs(a.p99), formatMs(cpu)];
    return [name, String(a.count), ...row, ...others.flat()];
  });
  const headings = baselines.flatMap(({ name }) => [`${name} p50`, ...BASELINE_COLUMNS]);
  printTable(['request', 'count', 'ours p50', 'p95', 'p99', 'CPU', ...headings], rows);
};

const TARGETS = { mixP99: 40, facetsP99: 60, suggestP95: 15, ratio: 5 } as const;

/** Prints whether the mix meets its target, in ms. */
export const printMixVerdict = (ours: readonly Timed[], most: number): void =>
  printVerdict('p95 of the mix', latencies(ours, MIX).p95, most, formatMs);

/** Prints the target latencies with the measured latencies. */
export const printVerdicts = (ours: readonly Timed[], baseline: readonly Timed[]): void => {
  const [mix, facets] = [latencies(ours, MIX), latencies(ours, WITH_FACETS)];
  printVerdict('p99 of the mix', mix.p99, TARGETS.mixP99, formatMs);
  printVerdict('p99 with facets', facets.p99, TARGETS.facetsP99, formatMs);
  printVerdict('p95 of suggestions', latencies(ours, SUGGESTIONS).p95, TARGETS.suggestP95, formatMs);
  printMinimumVerdict(
    "MiniSearch's p95 compared with ours",
    latencies(baseline, MIX).p95 / mix.p95,
    TARGETS.ratio,
    formatTimes,
  );
};

/** Prints our slowest responses. */
export const printSlowest = (ours: readonly Timed[], length: number): void => {
  const slowest = ours.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, length);
  printTable(
    ['slowest', 'time'],
    slowest.map(({ request, milliseconds }) => [decodeURIComponent(request.path), formatMs(milliseconds)]),
  );
};
