import { parseArgs } from 'node:util';
import { LauncherError } from './emulators/errors.ts';
import { resolveFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { machineProbes } from './emulators/machine-probes.ts';
import { chosenPorts, PORT_SETS, type PortSet, portsBeside } from './emulators/ports.ts';
import { openSession, type Session } from './emulators/session.ts';
import { Timings } from './emulators/timings.ts';
import { runTool, type StopRequest } from './emulators/tool.ts';
import { findTestBrowser, machineChromium } from './testing/chromium.ts';
import { GATES, runGate } from './testing/gates.ts';
import { LENGTH_VARIABLE, type Length } from './testing/long-tests.ts';
import { summaryLine, type Tally } from './testing/reports.ts';
import { LANES, LONG_STAGES, runStage, STAGES, type Stage, spareParts, testEnvironment } from './testing/stages.ts';

const USAGE = `npm test -- [--only check,unit,rules,e2e,api] [--long | --all] [--timings] [--offset 20000] [pattern]
  --only   the stages to run, parted by commas (default: all; with --long those that have long tests)
  --long   only the tests that npm test leaves out to stay quick; --all takes both, and so does a pattern
  --offset add this to the ports of npm start, instead of 10000
  pattern  only tests whose title matches it`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    long: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    timings: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    offset: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const usual: readonly string[] = values.long ? LONG_STAGES : ['check', ...STAGES];
const chosen = values.only === '' ? usual : values.only.split(',');
const pattern = positionals[0] ?? null;

function length(): Length {
  if (values.all || pattern !== null) return 'all';
  return values.long ? 'long' : 'quick';
}

/** What went wrong outside any test, as one failed test with the message shown. */
function failure(what: string, error: unknown): Tally {
  const message = error instanceof LauncherError ? error.message : String(error instanceof Error ? error.stack : error);
  console.log(`✗ ${what}\n${message}`);
  return { passed: 0, failed: 1, notes: [what] };
}

/** Gets the Firestore emulator first: built once in minutes, it must not come out of the time of a test that starts it. */
async function getFirestoreEmulator(): Promise<Tally[]> {
  try {
    await resolveFirestoreEmulator(machineProbes);
    return [];
  } catch (error) {
    return [failure('Firestore emulator', error)];
  }
}

type Lane = { readonly stages: readonly Stage[]; readonly set: PortSet; readonly live: boolean };

async function emulatorStages({ stages, live }: Lane, session: Session, stop: StopRequest): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const stage of stages) {
    stop.signal.throwIfAborted();
    try {
      if (session.suite.died.aborted) throw session.suite.died.reason;
      const chromium = stage === 'e2e' ? await findTestBrowser(machineChromium) : null;
      tallies.push(
        await runStage(stage, {
          env: { ...testEnvironment(session.set, chromium), [LENGTH_VARIABLE]: length() },
          pattern,
          live,
        }),
      );
    } catch (error) {
      tallies.push(failure(stage, error));
    }
  }
  return tallies;
}

/** Starts a lane's emulators once for all its stages, and stops them whatever happens. */
async function runLane(lane: Lane, stop: StopRequest): Promise<Tally[]> {
  const { stages, set } = lane;
  const timings = new Timings(values.timings);
  const options = { set, verbose: values.verbose, ui: false, data: true, reload: false, without: spareParts(stages) };
  let session: Session;
  try {
    session = await openSession({ ...options, timings, stop });
  } catch (error) {
    return stages.map((stage) => failure(`${stage}: the emulators did not start`, error));
  }
  console.log(`Emulators for ${stages.join(' and ')} ready in ${timings.total().toFixed(1)} s.`);
  try {
    return await emulatorStages(lane, session, stop);
  } finally {
    await session.suite.stop();
  }
}

/** Runs the lanes side by side; a stop ends all of them before it goes on. */
async function runLanes(stop: StopRequest): Promise<Tally[]> {
  const first = chosenPorts(values.offset, PORT_SETS.tests);
  const lanes = LANES.map((lane) => lane.filter((stage) => chosen.includes(stage)))
    .filter((stages) => stages.length > 0)
    .map((stages, index) => ({ stages, set: index === 0 ? first : portsBeside(first), live: index === 0 }));
  if (lanes.length > 0) console.log('\n── emulators ──');
  const results = await Promise.allSettled(lanes.map((lane) => runLane(lane, stop)));
  return results.flatMap((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

await runTool(async (stop) => {
  const unknown = chosen.filter((name) => name !== 'check' && !STAGES.some((stage) => stage === name));
  if (values.help || unknown.length > 0) throw new LauncherError(USAGE);
  const tallies: Tally[] = [];
  if (chosen.includes('check')) {
    console.log('── check ──');
    for (const gate of GATES) {
      stop.signal.throwIfAborted();
      tallies.push(await runGate(gate));
    }
  }
  if (chosen.some((stage) => stage !== 'check')) tallies.push(...(await getFirestoreEmulator()));
  stop.signal.throwIfAborted();
  if (chosen.includes('unit')) {
    tallies.push(await runStage('unit', { env: {}, pattern, live: true }));
  }
  stop.signal.throwIfAborted();
  tallies.push(...(await runLanes(stop)));
  stop.signal.throwIfAborted();
  for (const note of tallies.flatMap((tally) => tally.notes)) console.log(`! ${note}`);
  console.log(`\n${summaryLine(tallies)}`);
  return tallies.some((tally) => tally.failed > 0) ? 1 : 0;
});
