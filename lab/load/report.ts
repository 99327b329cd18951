import { RUNTIME } from '../../functions/src/platform/runtime.ts';
import { getLatency } from '../bench/catalogue/latency.ts';
import type { waitForCounts } from './counts.ts';
import type { Executions } from './executions.ts';
import { CRITERION, getGrowth, getLimit, JUDGED_MINUTES, type Memory } from './memory.ts';
import type { Tally } from './run.ts';

export interface Run extends Tally {
  readonly rate: number;
  readonly minutes: number;
  readonly memory: readonly Memory[];
  readonly executions: Executions;
  readonly settled: Awaited<ReturnType<typeof waitForCounts>>;
}

const ERRORS_SHOWN = 5;
/** Shorter runs may not start every function: a snapshot is built at most every ten minutes. */
const COVERED_MINUTES = 20;

/** The faults of a run; empty if the run passes. */
export const findFaults = ({ lines, counted, memory, executions, minutes, settled }: Run): string[] => {
  const grown = memory.map((one) => ({ ...one, ...getGrowth(one), ...getLimit(one) }));
  const measured = new Set(memory.map(({ name }) => name));
  const isMissing = (name: string) => !measured.has(name) || !executions.counts.has(name);
  // A process that has its first work late may grow to the size of the others.
  const getLargest = (name: string) =>
    Math.max(...grown.filter((one) => one.name === name && one.allowed !== null).map(({ before }) => before));
  const isJudged = minutes > JUDGED_MINUTES;
  return [
    ...[...lines].flatMap(([kind, { unexpected }]) =>
      unexpected.length === 0 ? [] : [`${kind}: ${unexpected.length} unexpected responses, first ${unexpected[0]}`],
    ),
    ...(isJudged && grown.every(({ allowed }) => allowed === null) ? ['no process ran long enough to be judged'] : []),
    ...(minutes >= COVERED_MINUTES ? Object.keys(RUNTIME).filter(isMissing) : []).map((name) => `${name} never ran`),
    ...executions.errors.slice(0, ERRORS_SHOWN).map((line) => `in the log: ${line.slice(0, 300)}`),
    ...grown.filter(({ hasEnded }) => hasEnded).map(({ name }) => `${name} ended`),
    ...grown
      .filter(({ name, after, allowed }) => allowed !== null && after - getLargest(name) > allowed)
      .map(({ name, before, after }) => `${name} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MiB`),
    ...grown
      .filter(({ isTooHigh }) => isTooHigh)
      .map(({ name, peak, limit }) => `${name} takes ${peak.toFixed(0)} MiB of the ${limit} it is deployed with`),
    ...(counted.size === 0 ? ['no view and no download was counted'] : []),
    ...settled.wrong,
  ];
};

const formatCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count.toLocaleString('en-US')}`)
    .join(', ');

/** Describes a run in Markdown, for docs/quality.md and the terminal. */
export const formatMeasurements = (run: Run): string[] => {
  const { rate, minutes, lines, memory, executions, settled, counted } = run;
  const rows = [...lines].toSorted(([, a], [, b]) => b.responses - a.responses);
  const total = rows.reduce((sum, [, line]) => sum + line.responses, 0);
  const unexpected = rows.reduce((sum, [, line]) => sum + line.unexpected.length, 0);
  return [
    `- ${rate} requests a second for ${minutes} minutes, and the work beside them: ${total.toLocaleString('en-US')} responses, ${unexpected} unexpected.`,
    `- ${counted.size.toLocaleString('en-US')} views and downloads counted; stored figures were ${settled.wrong.length === 0 ? `exact ${settled.seconds.toFixed(0)} s after the last` : `wrong: ${settled.wrong.slice(0, 5).join('; ')}`}.`,
    `- Executions: ${formatCounts(executions.counts)}.`,
    `- Memory: ${CRITERION}.`,
    '',
    '| call | responses | p50, ms | p95 | p99 |',
    '|---|---|---|---|---|',
    ...rows.map(([kind, line]) => {
      const { p50, p95, p99 } = getLatency(line.milliseconds);
      return `| ${[kind, line.responses.toLocaleString('en-US'), ...[p50, p95, p99].map((ms) => ms.toFixed(0))].join(' | ')} |`;
    }),
    '',
    '| process | peak, MiB | deployed with | share | 2nd quarter | last quarter | may grow by |',
    '|---|---|---|---|---|---|---|',
    ...memory.map((one) => {
      const { before, after, allowed } = getGrowth(one);
      const { limit } = getLimit(one);
      const share = limit === null ? '–' : `${((one.peak / limit) * 100).toFixed(0)} %`;
      return `| functions: ${one.name} | ${one.peak.toFixed(0)} | ${limit ?? '–'} | ${share} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${allowed?.toFixed(0) ?? 'not judged'} |`;
    }),
  ];
};
