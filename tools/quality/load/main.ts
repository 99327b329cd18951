import { parseArgs } from 'node:util';
import { LauncherError } from '../../emulators/errors.ts';
import { openAdmin } from '../admin.ts';
import { recordFigures } from '../figures.ts';
import { type Portal, runProof } from '../portal.ts';
import { readFigures, settle } from './figures.ts';
import { fire } from './fire.ts';
import { growthOf, watchMemory } from './memory.ts';
import { nextShot, noOp } from './mix.ts';
import { faultsOf, figuresOf, type Run, summaryOf } from './report.ts';
import { startSteadily } from './schedule.ts';
import { tallyFrom } from './tally.ts';
import { makeWorld } from './world.ts';

const USAGE = `npm run load -- [--minutes 20] [--rate 60] [--record] [--offset N | --url ADDRESS]
  Asks a portal of its own as visitors, members and staff do, at a steady pace whatever the answers, and holds latencies
  against those of a call that does nothing. Fails at any answer but those that a call is for, at a function's process that
  grows or ends, at figures that are not exact afterwards.
  --rate    calls a second, besides four that do nothing
  --record  writes the figures to docs/quality.md
  --offset  where the ports of the portal that is opened lie; --url: a portal that runs on this machine`;

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

/** Functions start, compile and fill their caches: answers to calls of this time are not measured, only counted. */
const WARM_UP_MS = 20_000;
const NO_OPS_A_SECOND = 4;

const numberOf = (name: 'minutes' | 'rate'): number => {
  const number = Number(values[name]);
  if (!(number > 0)) throw new LauncherError(`--${name} takes a number above 0.`);
  return number;
};

const load = async (portal: Portal, signal: AbortSignal): Promise<number> => {
  const [minutes, rate] = [numberOf('minutes'), numberOf('rate')];
  const admin = openAdmin(portal);
  try {
    const world = await makeWorld(portal, admin);
    const before = await readFigures(admin);
    console.log(`${rate} calls a second for ${minutes} minutes…`);
    const memory = watchMemory(portal);
    const tally = tallyFrom(performance.now() + WARM_UP_MS);
    const seconds = minutes * 60;
    await Promise.all([
      startSteadily(rate, seconds, signal, (at) => fire(portal, nextShot(world), at, tally)),
      startSteadily(NO_OPS_A_SECOND, seconds, signal, (at) => fire(portal, noOp(), at, tally)),
    ]);
    const growths = (await memory.stop()).map(growthOf);
    const settled = await settle(admin, before, tally);
    const run: Run = { rate, minutes, lines: tally.lines(), growths, settled, counted: tally.counted().length };
    for (const [kind, text] of tally.surprises()) console.log(`${kind} was not answered as expected, first by ${text}`);
    console.log(figuresOf(run).join('\n'));
    if (values.record) {
      await recordFigures('load', `npm run load -- --minutes ${minutes} --rate ${rate}`, figuresOf(run));
    }
    console.log(summaryOf(run));
    return faultsOf(run).length === 0 ? 0 : 1;
  } finally {
    await admin.close();
  }
};

await runProof(values, USAGE, load);
