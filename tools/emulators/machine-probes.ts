import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Probes, pathCandidates } from './firestore-emulator.ts';
import { firebaseCache, hidaneCache, NODE, ROOT } from './paths.ts';
import { checkSpace } from './preflight.ts';
import { runCommand } from './processes.ts';

const HIDANE_VERSION = '0.6.0';
const BUILD_SPACE_MB = 2000;
const DOWNLOAD_MS = 180_000;
const BUILD_MS = 30 * 60_000;

async function executable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstOnPath(program: string): Promise<string | null> {
  for (const candidate of pathCandidates(program, process.env.PATH ?? '')) {
    if (await executable(candidate)) return candidate;
  }
  return null;
}

/** The binary when it starts here (a cache may come from another machine), else null. */
async function thatRuns(binary: string): Promise<string | null> {
  if (!(await executable(binary))) return null;
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

/** Where firebase-tools' own table says that an emulator lies once it is downloaded. */
export async function firebaseToolsFile(emulator: 'firestore' | 'storage' | 'ui'): Promise<string | null> {
  const table = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const all: Record<string, EmulatorInfo & { readonly main?: EmulatorInfo }> = JSON.parse(
    await readFile(table, 'utf8'),
  );
  const entry = all[emulator]?.main ?? all[emulator];
  if (!entry) return null;
  const file = join(firebaseCache(), entry.binaryPathRelativeToCacheDir ?? entry.downloadPathRelativeToCacheDir);
  return access(file).then(
    () => file,
    () => null,
  );
}

async function downloadJar(): Promise<string | null> {
  console.log("Downloading Google's Firestore emulator (firebase-tools setup:emulators:firestore)…");
  const tool = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  await runCommand(NODE, [tool, 'setup:emulators:firestore'], { timeoutMs: DOWNLOAD_MS, cwd: ROOT });
  return firebaseToolsFile('firestore');
}

async function buildHidane(): Promise<string | null> {
  const cargo = await firstOnPath('cargo');
  if (!cargo) return null;
  const folder = hidaneCache();
  await mkdir(folder, { recursive: true });
  await checkSpace(folder, BUILD_SPACE_MB, 'building the Firestore emulator');
  console.log(
    `Building the Firestore emulator hidane ${HIDANE_VERSION} with cargo into ${folder} (once, 3 to 4 minutes)…`,
  );
  const args = ['install', 'hidane', '--version', HIDANE_VERSION, '--locked', '--root', folder];
  const { code } = await runCommand(cargo, args, { inherit: true, timeoutMs: BUILD_MS });
  return code === 0 ? thatRuns(join(folder, 'bin', 'hidane')) : null;
}

/** The probes of the machine this runs on. */
export const machineProbes: Probes = {
  hidaneOnPath: async () => {
    const binary = await firstOnPath('hidane');
    return binary ? thatRuns(binary) : null;
  },
  hidaneInCache: () => thatRuns(join(hidaneCache(), 'bin', 'hidane')),
  java: javaOnPath,
  cachedJar: () => firebaseToolsFile('firestore'),
  downloadJar,
  buildHidane,
};
