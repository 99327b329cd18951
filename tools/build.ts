import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from './emulators/errors.ts';
import { withLock } from './emulators/lock.ts';
import { CACHE, NODE, ROOT } from './emulators/paths.ts';
import { runCommand } from './emulators/processes.ts';
import { runTool } from './emulators/tool.ts';
import { treeHash } from './emulators/tree-hash.ts';

/** What a build is made of; a run may leave parts out. */
export const PART_NAMES = ['functions', 'web', 'admin'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Where pages are to run: the site for the emulators has what only they can show, such as the mails of /dev/mail. */
export type Target = 'emulators' | 'production';

type Part = {
  readonly name: PartName;
  /** Names what it was last built from; a part built for each target has one for each. */
  readonly stamp: string;
  readonly command: readonly [string, ...string[]];
  /** The folder it is built into. */
  readonly folder: string;
  /** A file there that only a finished build has. */
  readonly result: string;
};

const FUNCTIONS: Part = {
  name: 'functions',
  stamp: 'functions',
  command: [NODE, 'functions/build.ts'],
  folder: 'functions/dist',
  result: 'index.js',
};

const ADMIN: Part = {
  name: 'admin',
  stamp: 'admin',
  command: ['npm', 'run', 'build', '-w', 'admin'],
  folder: 'admin/dist',
  result: 'index.html',
};

/** How the site is built; more of Vite's options may follow. */
export const siteCommand = (target: Target): Part['command'] => [
  'npm',
  'run',
  'build',
  '-w',
  'web',
  '--',
  '--mode',
  target,
];

const web = (target: Target): Part => ({
  name: 'web',
  stamp: `web-${target}`,
  command: siteCommand(target),
  folder: `web/dist/${target}`,
  result: 'index.html',
});

/** Site and console as Hosting serves them; firebase.json names production's, a run of the emulators copies its own. */
const HOSTING: Readonly<Record<Target, string>> = {
  production: join(CACHE, 'hosting'),
  emulators: join(CACHE, 'hosting-emulators'),
};

const SHARED_INPUTS = ['domain', 'package-lock.json', 'tsconfig.base.json'];
const BUILD_MS = 5 * 60_000;

/** Builds one part unless its inputs are the ones it was last built from; answers whether it built. */
async function buildPart(part: Part): Promise<boolean> {
  const hash = await treeHash(ROOT, [part.name, ...SHARED_INPUTS]);
  const stamp = join(CACHE, 'stamps', part.stamp);
  const result = join(ROOT, part.folder, part.result);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && existsSync(result)) return false;
  const [program, ...args] = part.command;
  const { code, output } = await runCommand(program, args, { cwd: ROOT, timeoutMs: BUILD_MS });
  if (code !== 0) throw new LauncherError(`Building ${part.name} failed:\n${output.trim()}`);
  if (!existsSync(result)) throw new LauncherError(`Building ${part.name} left no ${part.folder}/${part.result}.`);
  await mkdir(join(CACHE, 'stamps'), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}

/** Puts site and console together in one folder, made aside and moved into place. */
async function assembleHosting(target: Target): Promise<void> {
  const hosting = HOSTING[target];
  const [next, old] = [`${hosting}.next`, `${hosting}.old`];
  await rm(next, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  for (const [part, folder] of [
    [web(target), next],
    [ADMIN, join(next, 'admin')],
  ] as const) {
    const built = join(ROOT, part.folder);
    if (existsSync(built)) await cp(built, folder, { recursive: true });
  }
  if (existsSync(hosting)) await rename(hosting, old);
  await rename(next, hosting);
  await rm(old, { recursive: true, force: true });
}

/** Builds functions/dist where its inputs changed. `after` runs before another process may build again. */
export function buildFunctions(after?: () => Promise<void>): Promise<boolean> {
  return withLock(join(CACHE, 'build-functions.lock'), async () => {
    const built = await buildPart(FUNCTIONS);
    await after?.();
    return built;
  });
}

/**
 * Builds site and console, two at a time, where their inputs changed, and assembles the target's folder.
 * @param after gets that folder, before another process may build again
 * @param without parts to leave as they were built last
 */
export function buildPages(
  target: Target,
  after?: (hosting: string) => Promise<void>,
  without: readonly PartName[] = [],
): Promise<boolean> {
  return withLock(join(CACHE, 'build-pages.lock'), async () => {
    const hosting = HOSTING[target];
    const parts = [web(target), ADMIN].filter((part) => !without.includes(part.name));
    const built = await Promise.all(parts.map(buildPart));
    // Always: the console may have been built for the other target since.
    await assembleHosting(target);
    await after?.(hosting);
    return built.includes(true);
  });
}

if (import.meta.main) {
  await runTool(async () => {
    await Promise.all([buildFunctions(), buildPages('emulators')]);
    return 0;
  });
}
