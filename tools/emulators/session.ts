import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildPages, type PartName } from '../build.ts';
import { freshenFigures } from '../seed/freshen.ts';
import type { StorageRules } from './child.ts';
import { LauncherError } from './errors.ts';
import { type FirestoreEmulator, resolveFirestoreEmulator } from './firestore-emulator.ts';
import { checkFirestoreRules } from './firestore-rules.ts';
import { withLock } from './lock.ts';
import { firebaseToolsFile, machineProbes } from './machine-probes.ts';
import { CACHE, NODE, ROOT } from './paths.ts';
import type { PortSet, Service } from './ports.ts';
import { checkDisks, checkPorts } from './preflight.ts';
import { runCommand } from './processes.ts';
import { readinessProbes, waitUntilReady } from './readiness.ts';
import { copyFunctions, copyHosting, createRunFolder, type RunFolder } from './run-folder.ts';
import { type Suite, startSuite } from './suite.ts';
import { startTicker } from './ticker.ts';
import type { Timings } from './timings.ts';
import type { StopRequest } from './tool.ts';

/** Bound on the time from the start of firebase-tools until every service answers. */
const READY_MS = 180_000;
const FRESHEN_LOCK = join(CACHE, 'freshen.lock');
const UI_SERVICES: readonly Service[] = ['ui'];
const FUNCTION_SERVICES: readonly Service[] = ['functions', 'eventarc', 'tasks'];
const SERVICES: readonly Service[] = [
  'hosting',
  'firestore',
  'firestoreWebsocket',
  'auth',
  'storage',
  'hub',
  'logging',
];

export type SessionOptions = {
  readonly set: PortSet;
  readonly timings: Timings;
  readonly stop: StopRequest;
  /** Show the emulators' output in the terminal. */
  readonly verbose: boolean;
  /** Start Google's Emulator UI where its files are cached. */
  readonly ui: boolean;
  /** Have the Functions emulator load what is built anew while it runs. */
  readonly reload: boolean;
  /** Import `emulator-data/` where it is there; false starts empty (the seed generator does). */
  readonly data: boolean;
  /** Parts not to build; without functions there is no Functions emulator either. */
  readonly without: readonly PartName[];
};

/** A running portal: every emulator answers, functions and pages are the ones of this checkout. */
export type Session = {
  readonly set: PortSet;
  readonly folder: RunFolder;
  readonly firestore: FirestoreEmulator;
  readonly ui: boolean;
  readonly suite: Suite;
};

/** Google's rules runtime where Java and its jar are there; else our evaluator, which must understand the rules. */
async function storageRules(firestore: FirestoreEmulator): Promise<StorageRules> {
  const jar = firestore.kind === 'official' ? await firebaseToolsFile('storage') : null;
  if (jar) return { kind: 'official', jar };
  const check = join(ROOT, 'tools/emulators/storage-rules/check-file.ts');
  const { code, output } = await runCommand(NODE, [check, join(ROOT, 'storage.rules')]);
  if (code !== 0) throw new LauncherError(`storage.rules can't be used: ${output.trim()}`);
  return { kind: 'evaluator' };
}

function exportedData(): string | null {
  const data = join(ROOT, 'emulator-data');
  return existsSync(join(data, 'firebase-export-metadata.json')) ? data : null;
}

/** Like `work`, but rejected as soon as the signal is aborted. */
function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Everything before the first emulator starts; throws where this machine can't run them. */
async function prepare({ set, timings, ...options }: SessionOptions) {
  const functions = !options.without.includes('functions');
  const ui = options.ui && (await firebaseToolsFile('ui')) !== null;
  const services = [...SERVICES, ...(functions ? FUNCTION_SERVICES : []), ...(ui ? UI_SERVICES : [])];
  await timings.phase('ports and disk checked', async () => {
    await checkPorts(set, services);
    await checkDisks();
  });
  const firestore = await timings.phase('Firestore emulator found', () => resolveFirestoreEmulator(machineProbes));
  const storage = await storageRules(firestore);
  const folder = await createRunFolder(set, { ui, functions, reload: options.reload });
  try {
    if (functions) await timings.phase('functions built', () => buildFunctions(() => copyFunctions(folder)));
    options.stop.signal.throwIfAborted();
  } catch (error) {
    await folder.remove();
    throw error;
  }
  return { ui, firestore, storage, folder };
}

/** The suite with its recurring work running until it is stopped. */
function withTicker(suite: Suite, { set, verbose }: SessionOptions): Suite {
  const ticker = startTicker(set, verbose);
  suite.died.addEventListener('abort', () => void ticker.stop(), { once: true });
  const stop = async (force?: boolean): Promise<void> => {
    await ticker.stop();
    await suite.stop(force);
  };
  return { ...suite, stop };
}

/**
 * Checks the machine, builds what changed and starts the emulators meanwhile, and waits until all of it answers.
 * On failure everything it started is stopped.
 * @throws LauncherError with a message for the person at the terminal
 */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { set, timings, stop, verbose, without } = options;
  const { ui, firestore, storage, folder } = await prepare(options);
  const importFrom = options.data ? exportedData() : null;
  const suite = await startSuite({ folder, firestore, storage, importFrom, verbose });
  stop.onForce(() => suite.stop(true));
  const failed = new AbortController();
  const given = AbortSignal.any([stop.signal, suite.died, failed.signal]);
  try {
    await Promise.all([
      timings.phase('site and console built', () =>
        buildPages('emulators', (built) => copyHosting(folder, built), without),
      ),
      timings.phase('emulators running', () => orAborted(suite.allRunning, given)),
      timings.phase('figures brought up to today', async () => {
        await orAborted(suite.allRunning, given);
        // It names the emulator in this process's environment: one session at a time.
        if (importFrom !== null) await withLock(FRESHEN_LOCK, () => freshenFigures(set.ports.firestore));
      }),
      timings.phase('every service answers', () => waitUntilReady(readinessProbes(set, without), READY_MS, given)),
    ]);
    await checkFirestoreRules(set);
    return { set, folder, firestore, ui, suite: without.includes('functions') ? suite : withTicker(suite, options) };
  } catch (error) {
    failed.abort(error);
    await suite.stop();
    throw suite.died.aborted ? suite.died.reason : error;
  }
}

/**
 * Keeps a session until the person asks to stop, then stops it.
 * @throws the reason when the emulators end by themselves
 */
export async function untilStopped({ suite }: Session, stop: StopRequest): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      if (stop.signal.aborted) resolve();
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
      suite.died.addEventListener('abort', () => reject(suite.died.reason), { once: true });
    });
    console.log('\nStopping…');
  } finally {
    await suite.stop();
  }
}
