import type { Outcome } from './fuzz-endpoint.ts';

/** Number of responses per status, most frequent first. */
export const countStatuses = (outcomes: readonly Outcome[]): string[] =>
  [
    ...Map.groupBy(
      outcomes.flatMap(({ statuses }) => statuses),
      (status) => status,
    ),
  ]
    .map(([status, { length }]) => ({ status, length }))
    .toSorted((a, b) => b.length - a.length)
    .map(({ status, length }) => `${status} × ${length.toLocaleString('en-US')}`);

/** Ids of the endpoints that never succeeded. */
export const listUnsuccessful = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ hasSucceeded }) => !hasSucceeded).map(({ operation }) => operation.id);

/** A fault as text, with the command that repeats it. */
export const formatFault = ({ operation, fault }: Outcome): string =>
  fault === null ? '' : `✗ ${operation.id}: ${fault.reasons.join('; ')}\n  ${fault.curl}`;

/** The last line of a run. */
export const formatSummary = (outcomes: readonly Outcome[], broken: readonly string[]): string => {
  const faults = outcomes.filter(({ fault }) => fault !== null).length + broken.length;
  const requests = outcomes.reduce((sum, { statuses }) => sum + statuses.length, 0).toLocaleString('en-US');
  return `${requests} requests to ${outcomes.length} endpoints: ${faults === 0 ? 'no faults' : `${faults} faults`}.`;
};

/** Describes a run for docs/quality.md. */
export const formatMeasurements = (outcomes: readonly Outcome[], broken: readonly string[], seed: number): string[] => {
  const never = listUnsuccessful(outcomes);
  return [
    `- ${formatSummary(outcomes, broken)} Seed ${seed}.`,
    `- Responses by status: ${countStatuses(outcomes).join(', ')}.`,
    `- ${outcomes.length - never.length} endpoints also returned a success${never.length === 0 ? '.' : `; none came from ${never.join(', ')}.`}`,
    `- Afterwards home, list, suggestions and login worked as before, and no process had crashed: ${broken.length === 0 ? 'yes' : broken.join('; ')}.`,
  ];
};
