import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { FIREBASE_CACHE, HIDANE_CACHE, NODE, ROOT } from '../shared/paths.ts';
import { runCommand } from '../shared/processes.ts';
import type { Probes } from './firestore-emulator.ts';
import { checkSpace } from './preflight.ts';

const HIDANE_VERSION = '0.6.0';
const CACHED_HIDANE = join(HIDANE_CACHE, 'bin', 'hidane');
const BUILD_SPACE_MB = 2000;
const DOWNLOAD_MS = 180_000;
const BUILD_MS = 30 * 60_000;

/** Whether a file exists and is executable. */
export async function canExecute(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstOnPath(program: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, program);
    if (folder !== '' && (await canExecute(file))) return file;
  }
  return null;
}

/** The binary if it runs on this machine (a cache may come from another one), else null. */
async function runsHere(binary: string): Promise<string | null> {
  if (!(await canExecute(binary))) return null;
  const { code } = await runCommand(binary, ['--version'], { timeoutMs: 10_000 });
  return code === 0 ? binary : null;
}

async function javaOnPath() {
  const binary = await firstOnPath('java');
  if (!binary) return null;
  const { output } = await runCommand(binary, ['-version'], { timeoutMs: 20_000 });
  const major = Number(/version "(?:1\.)?(\d+)/.exec(output)?.[1] ?? 0);
  return major > 0 ? { binary, major } : null;
}

type EmulatorInfo = { readonly downloadPathRelativeToCacheDir: string; readonly binaryPathRelativeToCacheDir?: string };

/** Path of an emulator's download, from firebase-tools' table. */
export async function findFirebaseToolsFile(emulator: 'firestore' | 'storage' | 'ui'): Promise<string | null> {
  const table = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const all: Record<string, EmulatorInfo & { readonly main?: EmulatorInfo }> = JSON.parse(
    await readFile(table, 'utf8'),
  );
  const entry = all[emulator]?.main ?? all[emulator];
  if (!entry) return null;
  const file = join(FIREBASE_CACHE, entry.binaryPathRelativeToCacheDir ?? entry.downloadPathRelativeToCacheDir);
  return existsSync(file) ? file : null;
}

async function downloadJar(): Promise<string | null> {
  console.log("Downloading Google's Firestore emulator (firebase-tools setup:emulators:firestore)…");
  const tool = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  await runCommand(NODE, [tool, 'setup:emulators:firestore'], { timeoutMs: DOWNLOAD_MS, cwd: ROOT });
  return findFirebaseToolsFile('firestore');
}

async function buildHidane(): Promise<string | null> {
  const cargo = await firstOnPath('cargo');
  if (!cargo) return null;
  await mkdir(HIDANE_CACHE, { recursive: true });
  await checkSpace(HIDANE_CACHE, BUILD_SPACE_MB, 'building the Firestore emulator');
  console.log(
    `Building the Firestore emulator hidane ${HIDANE_VERSION} with cargo into ${HIDANE_CACHE} (once, 3 to 4 minutes)…`,
  );
  const args = ['install', 'hidane', '--version', HIDANE_VERSION, '--locked', '--root', HIDANE_CACHE];
  const { code } = await runCommand(cargo, args, { inherit: true, timeoutMs: BUILD_MS });
  return code === 0 ? runsHere(CACHED_HIDANE) : null;
}

export const machineProbes: Probes = {
  hidaneOnPath: async () => {
    const binary = await firstOnPath('hidane');
    return binary ? runsHere(binary) : null;
  },
  hidaneInCache: () => runsHere(CACHED_HIDANE),
  java: javaOnPath,
  cachedJar: () => findFirebaseToolsFile('firestore'),
  downloadJar,
  buildHidane,
};
