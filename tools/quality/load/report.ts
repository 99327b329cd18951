import { latencyOf } from '../../bench/catalogue/figures.ts';
import type { Growth } from './memory.ts';
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

const sumOf = (lines: readonly Line[], isWanted: (status: number) => boolean): number =>
  lines
    .flatMap(({ statuses }) => [...statuses])
    .reduce((sum, [status, count]) => sum + (isWanted(status) ? count : 0), 0);

const isFailed = (status: number): boolean => status === 0 || status >= 500;
const NO_OP = 'no-op';

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
    '| call | answers | p50, ms (of the no-op) | p95 | p99 |',
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

const grew = ({ growth, allowed }: Growth): boolean => allowed !== null && growth > allowed;

const memoryTable = (growths: readonly Growth[]): string[] => [
  '| process | first, MiB | last | peak | slope, MiB a minute | growth | allowed |',
  '|---|---|---|---|---|---|---|',
  ...growths
    .toSorted((a, b) => Number(b.process.isOurs) - Number(a.process.isOurs) || b.peak - a.peak)
    .map(({ process, first, last, peak, slope, growth, allowed }) => {
      const cells = [first, last, peak].map((size) => size.toFixed(0));
      const limit = allowed?.toFixed(0) ?? (process.isOurs ? 'just started' : 'not ours');
      return `| ${[process.name, ...cells, slope.toFixed(2), growth.toFixed(0), limit].join(' | ')} |`;
    }),
];

/** What was not as it must be; empty for a good run. */
export const faultsOf = ({ lines, growths, settled }: Run): string[] => {
  const failed = sumOf(lines, isFailed);
  return [
    ...(failed === 0 ? [] : [`${failed} calls failed or had no answer`]),
    ...growths
      .filter(grew)
      .map(
        ({ process, growth, allowed }) =>
          `${process.name} grew by ${growth.toFixed(0)} MiB, allowed are ${allowed?.toFixed(0)}`,
      ),
    ...settled.wrong,
  ];
};

/** A run in lines of Markdown, for docs/quality.md and for the terminal. */
export const figuresOf = (run: Run): string[] => {
  const { rate, minutes, lines, growths, settled, counted } = run;
  const asked = sumOf(lines, () => true);
  const refused = sumOf(
    lines.filter(({ kind }) => kind !== NO_OP),
    (status) => status >= 400 && status < 500,
  );
  return [
    `- ${rate} requests a second for ${minutes} minutes: ${asked.toLocaleString('en-US')} answers, ${sumOf(lines, isFailed)} of them failures of the server or none at all, ${refused} refusals.`,
    `- ${counted.toLocaleString('en-US')} views and downloads counted; stored figures were ${settled.wrong.length === 0 ? `exactly so ${settled.seconds.toFixed(0)} s after the last` : `wrong: ${settled.wrong.slice(0, 5).join('; ')}`}.`,
    '',
    ...latencyTable(lines),
    '',
    ...memoryTable(growths),
  ];
};

/** The last line of a run. */
export const summaryOf = (run: Run): string => {
  const faults = faultsOf(run);
  const all = run.lines.filter(({ kind }) => kind !== NO_OP).flatMap(({ milliseconds }) => milliseconds);
  const { p50, p95, p99 } = latencyOf(all);
  const verdict = faults.length === 0 ? 'no failures, memory flat, figures exact' : faults.slice(0, 5).join('; ');
  return `${run.rate}/s for ${run.minutes} min: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms; ${verdict}.`;
};
