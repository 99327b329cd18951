import { parseArgs } from 'node:util';
import { LauncherError } from '../../tools/shared/errors.ts';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { openAdmin } from '../admin.ts';
import { type Portal, runProof } from '../portal.ts';
import { findBrokenParts, watchLog } from './find-broken-parts.ts';
import type { Outcome } from './fuzz-endpoint.ts';
import { countStatuses, formatFault, formatMeasurements, formatSummary, listUnsuccessful } from './report.ts';
import { runFuzz } from './run.ts';

const USAGE = `npm run fuzz -- [--runs 160] [--seed N] [--endpoint listMods] [--lanes 3] [--record] [--offset N | --url ADDRESS]
  Sends generated requests to every endpoint of openapi.json, on its own portal: it destroys the portal's data.
  Fails if a response is wrong, or if an endpoint never succeeds.
  --runs      requests per endpoint
  --seed      repeats the same requests, if the portal's records are the same
  --endpoint  only this operationId
  --lanes     endpoints in parallel
  --record    writes the figures to docs/quality.md
  --offset    port offset of the new portal; --url: a running, disposable portal`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '160' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    endpoint: { type: 'string' },
    lanes: { type: 'string', default: '3' },
    record: { type: 'boolean', default: false },
    offset: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const parseWholeNumber = (name: 'runs' | 'seed' | 'lanes'): number => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) throw new LauncherError(`--${name} takes a whole number from 1 on.`);
  return number;
};

const log = (outcome: Outcome): void => {
  const { operation, statuses, fault } = outcome;
  const count = String(statuses.length).padStart(5);
  const formatted = countStatuses([outcome]).map((one) => one.replaceAll(' ', ''));
  console.log(`${fault === null ? '✓' : '✗'} ${operation.id.padEnd(26)} ${count}  ${formatted.join(' ')}`);
  if (fault !== null) console.log(formatFault(outcome));
};

const run = async (portal: Portal, signal: AbortSignal): Promise<number> => {
  const [runs, seed, lanes] = [parseWholeNumber('runs'), parseWholeNumber('seed'), parseWholeNumber('lanes')];
  console.log(`Seed ${seed}, ${runs} requests to each endpoint.`);
  const admin = openAdmin(portal);
  try {
    const findCrashes = await watchLog(portal);
    const outcomes = await runFuzz({
      portal,
      admin,
      seed,
      runs,
      lanes,
      signal,
      endpoint: values.endpoint,
      onOutcome: log,
    });
    const broken = [...(await findBrokenParts(portal, admin)), ...(await findCrashes())];
    for (const part of broken) console.log(`✗ ${part}`);
    if (values.record) {
      await recordMeasurements(
        'fuzz',
        `npm run fuzz -- --runs ${runs} --seed ${seed}`,
        formatMeasurements(outcomes, broken, seed),
      );
    }
    const unsuccessful = listUnsuccessful(outcomes);
    for (const id of unsuccessful) console.log(`✗ ${id} never succeeded`);
    console.log(formatSummary(outcomes, broken));
    return unsuccessful.length === 0 && broken.length === 0 && outcomes.every(({ fault }) => fault === null) ? 0 : 1;
  } finally {
    await admin.close();
  }
};

await runProof(values, USAGE, run);
