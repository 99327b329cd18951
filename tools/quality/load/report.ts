import { latencyOf } from '../../bench/catalogue/figures.ts';
import { CRITERION, type Growth, grew, JUDGED_MINUTES } from './memory.ts';
import { NO_OP } from './mix.ts';
import type { Line } from './tally.ts';

const SHARES = ['p50', 'p95', 'p99'] as const;

/** What a run is told by. */
export interface Run {
  readonly rate: number;
  readonly minutes: number;
  readonly lines: readonly Line[];
  readonly growths: readonly Growth[];
  /** Figures that were not what had been counted, and how long those took that were. */
  readonly settled: { readonly wrong: readonly string[]; readonly seconds: number };
  readonly counted: number;
}

const sumOf = (counts: Iterable<ReadonlyMap<number, number>>): number =>
  [...counts].flatMap((count) => [...count.values()]).reduce((sum, count) => sum + count, 0);
const unexpected = (lines: readonly Line[]): number => sumOf(lines.map((line) => line.unexpected));

const latencyRow = (kind: string, milliseconds: readonly number[], noOp: readonly number[]): string => {
  const [latency, nothing] = [latencyOf(milliseconds), latencyOf(noOp)];
  const cells = SHARES.map(
    (share) => `${latency[share].toFixed(0)} (${(latency[share] / nothing[share]).toFixed(1)}×)`,
  );
  return `| ${[kind, latency.count.toLocaleString('en-US'), ...cells].join(' | ')} |`;
};

const latencyTable = (lines: readonly Line[]): string[] => {
  const noOp = lines.find(({ kind }) => kind === NO_OP)?.milliseconds ?? [];
  const others = lines
    .filter(({ kind }) => kind !== NO_OP)
    .toSorted((a, b) => b.milliseconds.length - a.milliseconds.length);
  return [
    "| call | answers | p50, ms (of the no-op: a 404 of `api`'s middleware) | p95 | p99 |",
    '|---|---|---|---|---|',
    latencyRow(NO_OP, noOp, noOp),
    latencyRow(
      'all others',
      others.flatMap(({ milliseconds }) => milliseconds),
      noOp,
    ),
    ...others.map(({ kind, milliseconds }) => latencyRow(kind, milliseconds, noOp)),
  ];
};

const limitOf = ({ process, hasEnded, lastSeenAt, allowed }: Growth): string => {
  if (!process.isOurs) return 'not ours';
  if (hasEnded) return `**ended** at minute ${lastSeenAt.toFixed(1)}`;
  return allowed?.toFixed(0) ?? 'just started';
};

const memoryTable = (growths: readonly Growth[]): string[] => [
  '| process | first, MiB | peak | slope, MiB a minute | 2nd quarter | last quarter | may grow by |',
  '|---|---|---|---|---|---|---|',
  ...growths
    .toSorted((a, b) => Number(b.process.isOurs) - Number(a.process.isOurs) || b.peak - a.peak)
    .map((growth) => {
      const { process, first, peak, slope, before, after } = growth;
      const [from, highest, second, last] = [first, peak, before, after].map((size) => size.toFixed(0));
      return `| ${[process.name, from, highest, slope.toFixed(2), second, last, limitOf(growth)].join(' | ')} |`;
    }),
];

const answerFaults = (lines: readonly Line[]): string[] => {
  const kinds = lines.flatMap(({ kind, unexpected }) =>
    [...unexpected].map(([status, count]) => `${kind} ${status === 0 ? 'no answer' : status} ×${count}`),
  );
  return kinds.length === 0 ? [] : [`${unexpected(lines)} calls not answered as expected: ${kinds.join(', ')}`];
};

const memoryFaults = (growths: readonly Growth[], minutes: number): string[] => [
  ...(minutes > JUDGED_MINUTES && growths.every(({ allowed }) => allowed === null)
    ? ["no function's process was there for long enough to be judged"]
    : []),
  ...growths
    .filter(({ process, hasEnded }) => process.isOurs && hasEnded)
    .map(({ process, lastSeenAt }) => `${process.name} ended at minute ${lastSeenAt.toFixed(1)}`),
  ...growths
    .filter(grew)
    .map(
      ({ process, before, after, allowed }) =>
        `${process.name} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MiB, by ${allowed?.toFixed(0)} it may`,
    ),
];

/** What was not as it must be; empty for a good run. */
export const faultsOf = ({ lines, growths, settled, counted, minutes }: Run): string[] => [
  ...answerFaults(lines),
  ...memoryFaults(growths, minutes),
  ...(counted === 0 ? ['no view and no download was counted'] : []),
  ...settled.wrong,
];

/** A run in lines of Markdown, for docs/quality.md and for the terminal. */
export const figuresOf = (run: Run): string[] => {
  const { rate, minutes, lines, growths, settled, counted } = run;
  const asked = sumOf(lines.map(({ statuses }) => statuses));
  return [
    `- ${rate} requests a second for ${minutes} minutes: ${asked.toLocaleString('en-US')} answers, ${unexpected(lines)} of them failures, refusals or none at all that the call was not for.`,
    `- ${counted.toLocaleString('en-US')} views and downloads counted; stored figures were ${settled.wrong.length === 0 ? `exactly so ${settled.seconds.toFixed(0)} s after the last` : `wrong: ${settled.wrong.slice(0, 5).join('; ')}`}.`,
    `- Memory: ${CRITERION}.`,
    '',
    ...latencyTable(lines),
    '',
    ...memoryTable(growths),
  ];
};

const goodMemory = (growths: readonly Growth[]): string =>
  growths.some(({ allowed }) => allowed !== null)
    ? 'memory flat'
    : `memory not judged in under ${JUDGED_MINUTES} minutes`;

/** The last line of a run. */
export const summaryOf = (run: Run): string => {
  const faults = faultsOf(run);
  const all = run.lines.filter(({ kind }) => kind !== NO_OP).flatMap(({ milliseconds }) => milliseconds);
  const { p50, p95, p99 } = latencyOf(all);
  const good = `all answered as expected, ${goodMemory(run.growths)} (${CRITERION}), figures exact`;
  const verdict = faults.length === 0 ? good : faults.slice(0, 5).join('; ');
  return `${run.rate}/s for ${run.minutes} min: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms; ${verdict}.`;
};
