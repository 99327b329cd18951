import type { Outcome } from './fuzz-endpoint.ts';

/** How often each status was answered in all, most often first. */
export const statusesOf = (outcomes: readonly Outcome[]): [string, number][] => {
  const sums = new Map<string, number>();
  for (const [status, count] of outcomes.flatMap(({ statuses }) => [...statuses])) {
    sums.set(status, (sums.get(status) ?? 0) + count);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
};

const requestsOf = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, { requests }) => sum + requests, 0);

/** The endpoints that no request got a success from. */
const neverServed = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter(({ statuses }) => ![...statuses.keys()].some((status) => /^[23]/.test(status)))
    .map(({ operation }) => operation.id);

/** A fault in words, with the line that shows it again. */
export const faultText = ({ operation, fault }: Outcome): string =>
  fault === null ? '' : `✗ ${operation.id}: ${fault.reasons.join('; ')}\n  ${fault.curl}`;

/** The last line of a run. */
export const summaryOf = (outcomes: readonly Outcome[], broken: readonly string[]): string => {
  const faults = outcomes.filter(({ fault }) => fault !== null).length + broken.length;
  const asked = `${requestsOf(outcomes).toLocaleString('en-US')} requests to ${outcomes.length} endpoints`;
  return `${asked}: ${faults === 0 ? 'no faults' : `${faults} faults`}.`;
};

/** What docs/quality.md says of a run. */
export const figuresOf = (outcomes: readonly Outcome[], broken: readonly string[], seed: number): string[] => {
  const never = neverServed(outcomes);
  return [
    `- ${summaryOf(outcomes, broken)} Seed ${seed}.`,
    `- Answers by status: ${statusesOf(outcomes)
      .map(([status, count]) => `${status} × ${count.toLocaleString('en-US')}`)
      .join(', ')}.`,
    `- ${outcomes.length - never.length} endpoints also answered a success${never.length === 0 ? '.' : `; none came from ${never.join(', ')}.`}`,
    `- Afterwards home, listing, suggestions and login answered as before, and no process had crashed: ${broken.length === 0 ? 'yes' : broken.join('; ')}.`,
  ];
};
