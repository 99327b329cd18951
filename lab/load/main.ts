import { parseArgs } from 'node:util';
import { LauncherError } from '../../tools/shared/errors.ts';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { openAdmin } from '../admin.ts';
import { followLog } from '../follow-log.ts';
import { type Portal, runProof } from '../portal.ts';
import { readCounts, waitForCounts } from './counts.ts';
import { readExecutions } from './executions.ts';
import { createJobs, runJobs, tryJobs } from './jobs.ts';
import { JUDGED_MINUTES, watchMemory } from './memory.ts';
import { findFaults, formatMeasurements, type Run } from './report.ts';
import { runLoad } from './run.ts';
import { createWorld } from './world.ts';

const USAGE = `npm run load -- [--minutes 20] [--rate 60] [--record] [--offset N | --url ADDRESS]
  Sends the requests of visitors, members and staff to its own portal, at a constant rate. It also does the work that
  triggers the background functions. Fails at unexpected responses, at errors in the log, at a function that never runs,
  at a function process that grows, ends, or takes 80 % of its deployed memory, and at wrong counts afterwards.
  --rate    calls per second, without the work beside them; one in 16 is a no-op
  --record  writes the figures of a run without faults to docs/quality.md
  --offset  port offset of the new portal; --url: a portal that runs on this machine`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '60' },
    record: { type: 'boolean', default: false },
    offset: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const parseNumber = (name: 'minutes' | 'rate'): number => {
  const number = Number(values[name]);
  if (!(number > 0)) throw new LauncherError(`--${name} takes a number above 0.`);
  return number;
};

const load = async (portal: Portal, signal: AbortSignal): Promise<number> => {
  const [minutes, rate] = [parseNumber('minutes'), parseNumber('rate')];
  const admin = openAdmin(portal);
  try {
    const world = await createWorld(portal, admin);
    const jobs = await createJobs(portal, admin, world);
    await tryJobs(jobs);
    const before = await readCounts(admin);
    console.log(`${rate} calls a second for ${minutes} minutes…`);
    const readNewLines = await followLog(portal);
    const watch = watchMemory(portal);
    const [tally, jobLines] = await Promise.all([
      runLoad(portal, world, { rate, minutes, signal }),
      runJobs(jobs, { minutes, signal }),
    ]);
    const memory = await watch.stop();
    const settled = await waitForCounts(admin, before, tally);
    const executions = readExecutions(await readNewLines());
    const lines = new Map([...tally.lines, ...jobLines]);
    const run: Run = { rate, minutes, memory, executions, settled, ...tally, lines };
    const faults = findFaults(run);
    console.log([...formatMeasurements(run), '', ...faults.map((fault) => `✗ ${fault}`)].join('\n'));
    if (values.record && faults.length === 0) {
      await recordMeasurements('load', `npm run load -- --minutes ${minutes} --rate ${rate}`, formatMeasurements(run));
    }
    const judged = minutes > JUDGED_MINUTES ? '' : ' Growth was not judged.';
    console.log(faults.length === 0 ? `No faults.${judged}` : `${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await admin.close();
  }
};

await runProof(values, USAGE, load);
