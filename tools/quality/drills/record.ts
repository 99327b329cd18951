import { recordFigures } from '../figures.ts';
import { FIRST_CALLS } from './doors/draw.ts';
import { DATA, type Outcome } from './outcome.ts';

const faultsOf = (outcomes: readonly Outcome[]): string[] => [...new Set(outcomes.map(({ fault }) => fault))];
const passed = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ complaints }) => complaints.length === 0).length;
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 160);

const rowOf = (fault: string, outcomes: readonly Outcome[]): string => {
  const ofFault = outcomes.filter((one) => one.fault === fault);
  const journeys = ofFault.filter(({ journey }) => journey !== DATA);
  const told = journeys.filter(({ said }) => said.length > 0).length;
  const half = ofFault.find(({ journey }) => journey === DATA)?.complaints.length ?? 0;
  const { calls, errors } = ofFault.find(({ journey }) => journey === DATA)?.tally ?? { calls: 0, errors: 0 };
  return `| ${fault} | ${passed(journeys)} of ${journeys.length} | ${told} | ${half} | ${calls || '–'} | ${errors || '–'} |`;
};

/** The figures of a drill as docs/quality.md has them: a row a fault, then all that was wrong. */
export const figuresOf = (outcomes: readonly Outcome[]): string[] => {
  const wrong = outcomes.flatMap(({ fault, journey, complaints }) =>
    complaints.map((complaint) => `- ${fault}, ${journey}: ${inOneLine(complaint)}`),
  );
  const recounted = outcomes.reduce((sum, one) => sum + (one.recounted ?? 0), 0);
  return [
    '| fault | journeys without a fault of ours | told of the outage | half-written | calls at the door | of them failed, or processes killed |',
    '|---|---|---|---|---:|---:|',
    ...faultsOf(outcomes).map((fault) => rowOf(fault, outcomes)),
    '',
    `Errors are drawn from a seed, a twentieth of the calls; one of each journey's first ${FIRST_CALLS} calls fails for sure.`,
    '',
    ...(recounted === 0
      ? []
      : [
          `Figures of ${recounted} mods were right after a recount (\`npm run repair\`): without functions the emulators lose the events of writes, which Eventarc brings again for a day.`,
          '',
        ]),
    ...(wrong.length === 0 ? ['Nothing was wrong.'] : ['What was wrong:', '', ...wrong]),
  ];
};

/** Writes what is known so far: a drill of everything takes long, and may be stopped. */
export const record = (outcomes: readonly Outcome[]): Promise<void> =>
  recordFigures('drills', 'npm run drill', figuresOf(outcomes));
