import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emulatorEnvironment, type StorageRules } from './child.ts';
import { LauncherError } from './errors.ts';
import type { FirestoreEmulator } from './firestore-emulator.ts';
import { NODE, ROOT } from './paths.ts';
import { PROJECT_ID } from './ports.ts';
import { endAll, isAlive, signalProcess, startGroup, waitUntilGone } from './processes.ts';
import type { RunFolder } from './run-folder.ts';

/** How long firebase-tools may take for its own clean stop before its processes are ended one by one. */
const CLEAN_STOP_MS = 15_000;
const LOG_TAIL_LINES = 25;
const WATCH_MS = 1_000;

export type Suite = {
  /** Fulfilled once firebase-tools says that every emulator runs and every trigger is registered. */
  readonly allRunning: Promise<void>;
  /** Aborted when the emulators end without having been asked to; the reason says which and shows the log's end. */
  readonly died: AbortSignal;
  /** Stops every process of the suite. With `force`, at once. */
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

/** What the java stand-in left: the names and process ids of the emulators that firebase-tools starts as programs. */
async function recorded(folder: RunFolder): Promise<{ name: string; pid: number }[]> {
  const names = await readdir(folder.pids).catch(() => []);
  const all = names.map(async (name) => ({ name, pid: Number(await readFile(join(folder.pids, name), 'utf8')) }));
  return (await Promise.all(all)).filter(({ pid }) => pid > 1);
}

/** firebase-tools goes on without an emulator that was killed; we don't. Answers a function that ends the watch. */
function watchPrograms(folder: RunFolder, onDeath: (name: string) => void): () => void {
  const timer = setInterval(async () => {
    const dead = (await recorded(folder)).find(({ pid }) => !isAlive(pid));
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

function keepLog(child: ChildProcess, folder: RunFolder, verbose: boolean, onLine: (text: string) => void): void {
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

/** Starts firebase-tools with all emulators; returns at once. */
export async function startSuite({ folder, firestore, storage, importFrom, verbose }: SuiteOptions): Promise<Suite> {
  const env = await emulatorEnvironment(folder, firestore, storage);
  const child = startGroup(NODE, emulatorArguments(folder, importFrom), { env, cwd: folder.path, service: true });
  const died = new AbortController();
  const running = Promise.withResolvers<void>();
  running.promise.catch(() => undefined);
  let stopping = false;
  let seen = '';
  keepLog(child, folder, verbose, (text) => {
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
  const unwatch = watchPrograms(folder, (name) => void fail(`The ${name} emulator has ended, nobody asked it to`));
  child.on('close', (code, signal) => {
    void fail(`The emulators have ended ${signal ? `by ${signal}` : `with code ${code}`}, nobody asked them to`);
  });
  const stop = async (force = false): Promise<void> => {
    stopping = true;
    unwatch();
    const { pid } = child;
    if (pid === undefined) return;
    if (!force && child.exitCode === null && child.signalCode === null) {
      signalProcess(pid, 'SIGINT');
      await waitUntilGone([pid], CLEAN_STOP_MS);
    }
    // Firestore's program leads a group of its own, which ours does not cover.
    const programs = (await recorded(folder)).map((program) => program.pid).filter(isAlive);
    await endAll([-pid, ...programs], force);
    await folder.remove();
  };
  return { allRunning: running.promise, died: died.signal, stop };
}
