import { parseArgs } from 'node:util';
import { LauncherError } from '../../emulators/errors.ts';
import { openAdmin } from '../admin.ts';
import { recordFigures } from '../figures.ts';
import { type Portal, runProof } from '../portal.ts';
import { brokenPartsOf, crashesSince, logLength } from './aftermath.ts';
import type { Outcome } from './fuzz-endpoint.ts';
import { faultText, figuresOf, statusesOf, summaryOf } from './report.ts';
import { fuzz } from './run.ts';

const USAGE = `npm run fuzz -- [--runs 160] [--seed N] [--endpoint listMods] [--lanes 3] [--record] [--offset N | --url ADDRESS]
  Sends generated requests to every endpoint of openapi.json, on a portal of its own: what a portal holds is spoilt by it.
  --runs      requests to each endpoint
  --seed      the same requests again, as far as the portal's records are the same
  --endpoint  only the one of that operationId
  --lanes     endpoints asked at the same time
  --record    writes the figures to docs/quality.md
  --offset    where the ports of the portal that is opened lie; --url: a portal that runs, to be thrown away`;

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

const wholeNumber = (name: 'runs' | 'seed' | 'lanes'): number => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) throw new LauncherError(`--${name} takes a whole number from 1 on.`);
  return number;
};

const tell = (outcome: Outcome): void => {
  const { operation, requests, fault } = outcome;
  const statuses = statusesOf([outcome]).map(([status, count]) => `${status}×${count}`);
  console.log(
    `${fault === null ? '✓' : '✗'} ${operation.id.padEnd(26)} ${String(requests).padStart(5)}  ${statuses.join(' ')}`,
  );
  if (fault !== null) console.log(faultText(outcome));
};

const run = async (portal: Portal, signal: AbortSignal): Promise<number> => {
  const [runs, seed, lanes] = [wholeNumber('runs'), wholeNumber('seed'), wholeNumber('lanes')];
  console.log(`Seed ${seed}, ${runs} requests to each endpoint.`);
  const admin = openAdmin(portal);
  try {
    const from = await logLength(portal);
    const outcomes = await fuzz({
      portal,
      admin,
      seed,
      runs,
      lanes,
      signal,
      endpoint: values.endpoint,
      onOutcome: tell,
    });
    const broken = [...(await brokenPartsOf(portal, admin)), ...(await crashesSince(portal, from))];
    for (const part of broken) console.log(`✗ ${part}`);
    if (values.record) {
      await recordFigures('fuzz', `npm run fuzz -- --runs ${runs} --seed ${seed}`, figuresOf(outcomes, broken, seed));
    }
    console.log(summaryOf(outcomes, broken));
    return broken.length > 0 || outcomes.some(({ fault }) => fault !== null) ? 1 : 0;
  } finally {
    await admin.close();
  }
};

await runProof(values, USAGE, run);
