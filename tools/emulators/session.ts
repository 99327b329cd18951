import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFunctions, buildPages, type PartName } from '../shared/build.ts';
import { withLock } from '../shared/lock.ts';
import { CACHE, ROOT } from '../shared/paths.ts';
import type { PortSet, Service } from '../shared/ports.ts';
import { Timings } from '../shared/timings.ts';
import type { StopRequest } from '../shared/tool.ts';
import type { StorageRules } from './child.ts';
import { type FirestoreEmulator, resolveFirestoreEmulator } from './firestore-emulator.ts';
import { checkFirestoreRules } from './firestore-rules.ts';
import { findFirebaseToolsFile, machineProbes } from './machine-probes.ts';
import { checkDisks, checkPorts } from './preflight.ts';
import { getReadinessProbes, waitUntilReady } from './readiness.ts';
import { refreshDailyCounts } from './refresh-daily-counts.ts';
import { copyFunctions, copyHosting, createRunFolder, type RunFolder } from './run-folder.ts';
import { checkStorageRules } from './storage-rules/compiler.ts';
import { type Suite, startSuite } from './suite.ts';
import { startTicker } from './ticker.ts';

/** Time limit from the start of firebase-tools until every service responds. */
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
  readonly stop: StopRequest;
  /** Default: prints no timings. */
  readonly timings?: Timings;
  /** Show the emulators' output in the terminal. */
  readonly verbose?: boolean;
  /** Start Google's Emulator UI if its files are cached. */
  readonly ui?: boolean;
  /** Let the Functions emulator reload new builds. */
  readonly reload?: boolean;
  /** Import `emulator-data/` if it exists (default); false starts empty, for the seed generator. */
  readonly data?: boolean;
  /** Import the daily counts as they are, instead of shifting them to today. */
  readonly keepDays?: boolean;
  /** Parts to skip; without functions there is no Functions emulator. */
  readonly without?: readonly PartName[];
};
type Settings = Required<SessionOptions>;
const DEFAULTS = { verbose: false, ui: false, reload: false, data: true, keepDays: false, without: [] } as const;

/** A running portal: all emulators respond, with this checkout's functions and pages. */
export type Session = {
  readonly set: PortSet;
  readonly folder: RunFolder;
  readonly firestore: FirestoreEmulator;
  readonly ui: boolean;
  readonly suite: Suite;
};

/**
 * Google's rules runtime if the official Firestore emulator runs and the runtime's jar is cached. Otherwise our
 * evaluator, which must support the rules.
 */
async function storageRules(firestore: FirestoreEmulator): Promise<StorageRules> {
  const jar = firestore.kind === 'official' ? await findFirebaseToolsFile('storage') : null;
  if (jar) return { kind: 'official', jar };
  checkStorageRules(await readFile(join(ROOT, 'storage.rules'), 'utf8'));
  return { kind: 'evaluator' };
}

function exportedData(): string | null {
  const data = join(ROOT, 'emulator-data');
  return existsSync(join(data, 'firebase-export-metadata.json')) ? data : null;
}

/** Rejects as soon as the signal is aborted. */
function rejectOnAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Everything before the first emulator starts.
 *
 * @throws LauncherError if this machine can't run the emulators
 */
async function prepare({ set, timings, ...options }: Settings) {
  const functions = !options.without.includes('functions');
  const ui = options.ui && (await findFirebaseToolsFile('ui')) !== null;
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

/** Runs the recurring jobs until the suite stops or dies. */
function withTicker(suite: Suite, { set, verbose }: Settings): Suite {
  const ticker = startTicker(set, verbose);
  suite.died.addEventListener('abort', () => void ticker.stop(), { once: true });
  const stop = async (force?: boolean): Promise<void> => {
    await ticker.stop();
    await suite.stop(force);
  };
  return { ...suite, stop };
}

/**
 * Checks the machine, builds changed parts, starts the emulators, and waits until all respond. Stops everything on
 * failure.
 *
 * @throws LauncherError with a message for the user
 */
export async function openSession(given: SessionOptions): Promise<Session> {
  const options = { ...DEFAULTS, timings: new Timings(false), ...given };
  const { set, timings, stop, verbose, without } = options;
  const { ui, firestore, storage, folder } = await prepare(options);
  const importFrom = options.data ? exportedData() : null;
  const suite = await startSuite({ folder, firestore, storage, importFrom, verbose });
  stop.onForce(() => suite.stop(true));
  const failed = new AbortController();
  const ended = AbortSignal.any([stop.signal, suite.died, failed.signal]);
  try {
    await Promise.all([
      timings.phase('site and console built', () =>
        buildPages('emulators', (built) => copyHosting(folder, built), without),
      ),
      timings.phase('emulators running', () => rejectOnAbort(suite.allRunning, ended)),
      timings.phase('daily counts shifted to today', async () => {
        await rejectOnAbort(suite.allRunning, ended);
        // The refresh sets FIRESTORE_EMULATOR_HOST in this process, so only one session may refresh at a time.
        if (importFrom !== null && !options.keepDays)
          await withLock(FRESHEN_LOCK, () => refreshDailyCounts(set.ports.firestore));
      }),
      timings.phase('every service responds', () => waitUntilReady(getReadinessProbes(set, without), READY_MS, ended)),
    ]);
    await checkFirestoreRules(set);
    return { set, folder, firestore, ui, suite: without.includes('functions') ? suite : withTicker(suite, options) };
  } catch (error) {
    failed.abort(error);
    await suite.stop();
    throw suite.died.aborted ? suite.died.reason : error;
  }
}

/** Runs work on a new portal, and stops the portal afterwards. */
export async function withSession<T>(options: SessionOptions, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(options);
  try {
    return await work(session);
  } finally {
    await session.suite.stop();
  }
}

/**
 * Waits for a stop request, then stops the session.
 *
 * @throws the reason if the emulators end by themselves
 */
export async function waitUntilStopped({ suite }: Session, stop: StopRequest): Promise<void> {
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
