import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { FIRST_CALLS } from './proxies/draw-fates.ts';
import type { ProxyTally } from './proxies/fault-proxy.ts';

/** Result of one journey through one fault. */
export interface Outcome {
  readonly journey: string;
  /** Empty on success. */
  readonly complaints: readonly string[];
  /** Messages of the site about the fault. */
  readonly messages: readonly string[];
}

export interface FaultResult {
  readonly fault: string;
  /** One outcome per journey, and a last outcome for the stored data. */
  readonly outcomes: readonly Outcome[];
  /** Number of incomplete writes. */
  readonly incomplete: number;
  /** Number of mods recounted after the emulators lost events. */
  readonly recounted: number;
  /** Calls through the proxy of the failing service. */
  readonly tally: ProxyTally;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 160);

/** Writes the results so far into docs/quality.md. Called after each fault, because a long run may be stopped. */
export const record = (results: readonly FaultResult[]): Promise<void> => {
  const rows = results.map(({ fault, outcomes, incomplete, tally: { calls, errors } }) => {
    const journeys = outcomes.slice(0, -1);
    const passed = journeys.filter(({ complaints }) => complaints.length === 0).length;
    const notified = journeys.filter(({ messages }) => messages.length > 0).length;
    return `| ${fault} | ${passed} of ${journeys.length} | ${notified} | ${incomplete} | ${calls || '–'} | ${errors || '–'} |`;
  });
  const wrong = results.flatMap(({ fault, outcomes }) =>
    outcomes.flatMap(({ journey, complaints }) =>
      complaints.map((complaint) => `- ${fault}, ${journey}: ${inOneLine(complaint)}`),
    ),
  );
  const recounted = results.reduce((sum, one) => sum + one.recounted, 0);
  return recordMeasurements('fault-tests', 'npm run test:faults', [
    '| fault | journeys without a defect | messages about the outage | incomplete writes | calls at the proxy | failed calls or killed processes |',
    '|---|---|---|---|---:|---:|',
    ...rows,
    '',
    `Errors are drawn from a seed: a twentieth of the calls, and always one of each journey's first ${FIRST_CALLS} calls.`,
    '',
    ...(recounted === 0
      ? []
      : [
          `Counts of ${recounted} mods were right after a recount (\`npm run repair\`): without functions the emulators lose write events, which Eventarc retries for a day.`,
          '',
        ]),
    ...(wrong.length === 0 ? ['No defects.'] : ['Defects:', '', ...wrong]),
  ]);
};
