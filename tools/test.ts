import { parseArgs } from 'node:util';
import { resolveFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { machineProbes } from './emulators/machine-probes.ts';
import { openSession, type Session } from './emulators/session.ts';
import { LauncherError } from './shared/errors.ts';
import { getSecondPorts, PORT_SETS, type PortSet, selectPorts } from './shared/ports.ts';
import { Timings } from './shared/timings.ts';
import { runTool, type StopRequest } from './shared/tool.ts';
import { findTestBrowser, machineChromium } from './testing/chromium.ts';
import { GATES, runGate } from './testing/gates.ts';
import { LENGTH_VARIABLE, type Length } from './testing/long-tests.ts';
import { formatEnd, formatFailure, formatSummary, type Tally } from './testing/reports.ts';
import { createRunEnd, type RunEnd } from './testing/run-end.ts';
import {
  getSpareParts,
  getTestEnvironment,
  LANES,
  LONG_STAGES,
  runStage,
  STAGES,
  type Stage,
} from './testing/stages.ts';

const USAGE = `npm test -- [--only check,unit,rules,e2e,api] [--long | --all] [--timings] [--offset 20000] [pattern]
  --only   the stages to run, separated by commas (default: all; with --long those with slow tests)
  --long   only the slow tests that npm test skips; --all runs both, and so does a pattern
  --offset port offset from npm start, instead of 10000
  pattern  only tests with a matching title`;

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

/** An error outside of tests, as one failed test with a message. */
function failure(what: string, error: unknown): Tally {
  const message = error instanceof LauncherError ? error.message : String(error instanceof Error ? error.stack : error);
  console.log(`✗ ${what}\n${message}`);
  return { passed: 0, failed: 1, notes: [formatFailure(`failed: ${what}`, message)], tests: [] };
}

/** Installs the Firestore emulator first: a build takes minutes, which would exceed a test's timeout. */
async function getFirestoreEmulator(): Promise<Tally[]> {
  try {
    await resolveFirestoreEmulator(machineProbes);
    return [];
  } catch (error) {
    return [failure('Firestore emulator', error)];
  }
}

type Lane = { readonly stages: readonly Stage[]; readonly set: PortSet; readonly live: boolean };

/** A run of all stages, with its results so far. */
type Run = RunEnd & { readonly stop: StopRequest; readonly tallies: Tally[] };

/** Runs one stage and prints its minutes. Drops the result of an ended run, whose tests were killed. */
async function measureStage(stage: Stage, lane: Lane | null, run: Run): Promise<void> {
  run.ended.throwIfAborted();
  const begin = performance.now();
  try {
    const tally = await runStage(stage, {
      env: lane === null ? UNIT_ENVIRONMENT : await getLaneEnvironment(stage, lane),
      pattern,
      live: lane?.live ?? true,
      ended: run.ended,
    });
    run.tallies.push(tally);
    const minutes = (performance.now() - begin) / 60_000;
    console.log(`── ${stage}: ${formatSummary([tally])} in ${minutes.toFixed(1)} min ──`);
  } catch (error) {
    run.ended.throwIfAborted();
    run.tallies.push(failure(stage, error));
  }
}

/**
 * Hides the emulator's host from unit tests. The emulators start at the same time, and temporarily set this variable in
 * the process.
 */
const UNIT_ENVIRONMENT = { FIRESTORE_EMULATOR_HOST: undefined };

async function getLaneEnvironment(stage: Stage, { set }: Lane): Promise<NodeJS.ProcessEnv> {
  const chromium = stage === 'e2e' ? await findTestBrowser(machineChromium) : null;
  return { ...getTestEnvironment(set, chromium), [LENGTH_VARIABLE]: length() };
}

/** The checks and the unit tests: they need no emulator. */
async function quickStages(run: Run): Promise<void> {
  if (chosen.includes('check')) {
    console.log('── check ──');
    for (const gate of GATES) {
      run.ended.throwIfAborted();
      const tally = await runGate(gate);
      run.ended.throwIfAborted();
      run.tallies.push(tally);
    }
  }
  if (chosen.includes('unit')) await measureStage('unit', null, run);
}

/** Starts a lane's emulators, runs its stages after `quick`, and always stops the emulators. */
async function runLane(lane: Lane, quick: Promise<unknown>, run: Run): Promise<void> {
  const { stages, set } = lane;
  const timings = new Timings(values.timings);
  const options = { set, timings, verbose: values.verbose, without: getSpareParts(stages) };
  let session: Session;
  try {
    session = await openSession({ ...options, stop: { ...run.stop, signal: run.ended } });
  } catch (error) {
    run.ended.throwIfAborted();
    run.tallies.push(failure(`the emulators for ${stages.join(' and ')} did not start`, error));
    return;
  }
  const { suite } = session;
  suite.died.addEventListener('abort', () => run.crash(suite.died.reason));
  if (suite.died.aborted) run.crash(suite.died.reason);
  console.log(`Emulators for ${stages.join(' and ')} ready in ${timings.total().toFixed(1)} s.`);
  try {
    await quick;
    for (const stage of stages) await measureStage(stage, lane, run);
  } finally {
    await suite.stop();
  }
}

/**
 * Runs all stages: the quick ones while the emulators start, then the lanes in parallel. A stop request or a crash of
 * the emulators ends all stages.
 */
async function runStages(stop: StopRequest): Promise<Tally[]> {
  const first = selectPorts(values.offset, PORT_SETS.tests);
  const lanes = LANES.map((lane) => lane.filter((stage) => chosen.includes(stage)))
    .filter((stages) => stages.length > 0)
    .map((stages, index) => ({ stages, set: index === 0 ? first : getSecondPorts(first), live: index === 0 }));
  const run: Run = { ...createRunEnd(stop.signal), stop, tallies: [] };
  const quick = quickStages(run);
  const results = await Promise.allSettled([quick, ...lanes.map((lane) => runLane(lane, quick, run))]);
  if (run.crashed.aborted) return [failure('the emulators', run.crashed.reason), ...run.tallies];
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return run.tallies;
}

await runTool(async (stop) => {
  const unknown = chosen.filter((name) => name !== 'check' && !STAGES.some((stage) => stage === name));
  if (values.help || unknown.length > 0) throw new LauncherError(USAGE);
  const tallies = chosen.some((stage) => stage !== 'check') ? await getFirestoreEmulator() : [];
  stop.signal.throwIfAborted();
  tallies.push(...(await runStages(stop)));
  stop.signal.throwIfAborted();
  console.log(`\n${formatEnd(tallies)}`);
  return tallies.some((tally) => tally.failed > 0) ? 1 : 0;
});
