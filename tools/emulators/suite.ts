import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../shared/errors.ts';
import { NODE, ROOT } from '../shared/paths.ts';
import { PROJECT_ID } from '../shared/ports.ts';
import { endAll, isAlive, signalProcess, startGroup, waitForExit } from '../shared/processes.ts';
import { createEmulatorEnvironment, type StorageRules } from './child.ts';
import type { FirestoreEmulator } from './firestore-emulator.ts';
import type { RunFolder } from './run-folder.ts';

/** Timeout of firebase-tools' clean stop; then its processes are killed. */
const CLEAN_STOP_MS = 15_000;
const LOG_TAIL_LINES = 25;
const WATCH_MS = 1_000;

export type Suite = {
  /** Resolves once all emulators run and all triggers are registered. */
  readonly allRunning: Promise<void>;
  /** Aborted when the emulators end unexpectedly; the reason names the emulator and quotes the end of the log. */
  readonly died: AbortSignal;
  /** Stops every process of the suite; kills them at once with `force`. */
  stop(force?: boolean): Promise<void>;
};

export type SuiteOptions = {
  readonly folder: RunFolder;
  readonly firestore: FirestoreEmulator;
  readonly storage: StorageRules;
  /** Folder with exported data, or null to start empty. */
  readonly importFrom: string | null;
  /** Also show the emulators' output in the terminal. */
  readonly verbose: boolean;
};

async function logTail(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
}

/** Names and process ids of the emulator programs, written by the java shim. */
export async function readPrograms(folder: Pick<RunFolder, 'pids'>): Promise<{ name: string; pid: number }[]> {
  const names = await readdir(folder.pids).catch(() => []);
  const all = names.map(async (name) => ({ name, pid: Number(await readFile(join(folder.pids, name), 'utf8')) }));
  return (await Promise.all(all)).filter(({ pid }) => pid > 1);
}

/**
 * Detects killed emulators, which firebase-tools ignores.
 *
 * @returns a function that stops the watch
 */
function watchPrograms(folder: RunFolder, onDeath: (name: string) => void): () => void {
  const timer = setInterval(async () => {
    const dead = (await readPrograms(folder)).find(({ pid }) => !isAlive(pid));
    if (dead) onDeath(dead.name);
  }, WATCH_MS);
  return () => clearInterval(timer);
}

function emulatorArguments(folder: RunFolder, importFrom: string | null): string[] {
  const tool = join(ROOT, 'tools/emulators/firebase-tools.ts');
  const config = join(folder.path, 'firebase.json');
  const args = [tool, 'emulators:start', '--config', config, '--project', PROJECT_ID, '--non-interactive'];
  return importFrom ? [...args, '--import', importFrom] : args;
}

function appendLog(child: ChildProcess, folder: RunFolder, verbose: boolean, onLine: (text: string) => void): void {
  const log = createWriteStream(folder.log);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (verbose) process.stdout.write(chunk);
      onLine(chunk.toString('utf8'));
    });
  }
  child.on('close', () => log.end());
}

/** Starts firebase-tools with all emulators, without waiting. */
export async function startSuite({ folder, firestore, storage, importFrom, verbose }: SuiteOptions): Promise<Suite> {
  const env = await createEmulatorEnvironment(folder, firestore, storage);
  const child = startGroup(NODE, emulatorArguments(folder, importFrom), { env, cwd: folder.path, service: true });
  const died = new AbortController();
  const running = Promise.withResolvers<void>();
  running.promise.catch(() => undefined);
  let stopping = false;
  let seen = '';
  appendLog(child, folder, verbose, (text) => {
    seen = (seen + text).slice(-2_000);
    if (seen.includes('All emulators ready!')) running.resolve();
  });
  const fail = async (what: string) => {
    unwatch();
    if (stopping || died.signal.aborted) return;
    const reason = new LauncherError(`${what}. The end of ${folder.log}:\n${await logTail(folder.log)}`);
    running.reject(reason);
    died.abort(reason);
  };
  const unwatch = watchPrograms(folder, (name) => void fail(`The ${name} emulator has ended unexpectedly`));
  child.on('close', (code, signal) => {
    void fail(`The emulators have ended unexpectedly ${signal ? `by ${signal}` : `with code ${code}`}`);
  });
  const stop = async (force = false): Promise<void> => {
    stopping = true;
    unwatch();
    const { pid } = child;
    if (pid === undefined) return;
    if (!force && child.exitCode === null && child.signalCode === null) {
      signalProcess(pid, 'SIGINT');
      await waitForExit([pid], CLEAN_STOP_MS);
    }
    // The Firestore program leads a separate process group.
    const programs = (await readPrograms(folder)).map((program) => program.pid).filter(isAlive);
    await endAll([-pid, ...programs], force);
    await folder.remove();
  };
  return { allRunning: running.promise, died: died.signal, stop };
}
