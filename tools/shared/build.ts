import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from './errors.ts';
import { withLock } from './lock.ts';
import { CACHE, NODE, ROOT } from './paths.ts';
import { runCommand } from './processes.ts';
import { computeTreeHash } from './tree-hash.ts';

/** The parts of a build; a run may skip some. */
export const PART_NAMES = ['functions', 'web', 'admin'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Where the pages run. The emulator build has additional pages, such as the mails of /dev/mail. */
export type Target = 'emulators' | 'production';

/** Text that only an emulator build contains: its developer pages, and its access to the emulators. */
export const EMULATORS_ALONE = ['/dev/mail', 'dev-mail', 'devMail', 'oobCodes', 'dev-ui-page', 'devUi.'] as const;

type Part = {
  readonly name: PartName;
  /** Name of the file with the input hash. A part that is built per target has one file per target. */
  readonly stamp: string;
  readonly command: readonly [string, ...string[]];
  /** Output folder. */
  readonly folder: string;
  /** File that only a complete build contains. */
  readonly result: string;
};

const NPM_BUILD = ['npm', 'run', 'build', '-w'] as const;

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
  command: [...NPM_BUILD, 'admin'],
  folder: 'admin/dist',
  result: 'index.html',
};

/** Build command of the site; Vite options may follow. */
export const getSiteCommand = (target: Target): Part['command'] => [...NPM_BUILD, 'web', '--', '--mode', target];

const web = (target: Target): Part => ({
  name: 'web',
  stamp: `web-${target}`,
  command: getSiteCommand(target),
  folder: `web/dist/${target}`,
  result: 'shell.html',
});

/**
 * Folders with site and console. firebase.json names the production folder; an emulator run copies the emulators'
 * folder.
 */
const HOSTING: Readonly<Record<Target, string>> = {
  production: join(CACHE, 'hosting'),
  emulators: join(CACHE, 'hosting-emulators'),
};

const SHARED_INPUTS = ['domain', 'client', 'package-lock.json', 'tsconfig.base.json'];
const BUILD_MS = 5 * 60_000;

/**
 * Builds one part if its inputs changed.
 *
 * @returns whether the part was built
 */
async function buildPart(part: Part): Promise<boolean> {
  const hash = await computeTreeHash(ROOT, [part.name, ...SHARED_INPUTS]);
  const stamp = join(CACHE, 'stamps', part.stamp);
  const result = join(ROOT, part.folder, part.result);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && existsSync(result)) return false;
  const [program, ...args] = part.command;
  const { code, output } = await runCommand(program, args, { cwd: ROOT, timeoutMs: BUILD_MS });
  if (code !== 0) throw new LauncherError(`Building ${part.name} failed:\n${output.trim()}`);
  if (!existsSync(result)) throw new LauncherError(`Building ${part.name} produced no ${part.folder}/${part.result}.`);
  await mkdir(join(CACHE, 'stamps'), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}

/** Assembles site and console in a temporary folder, then moves it into place. */
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

/**
 * Copies what renders the site's pages into the functions' folder.
 *
 * @param functions `functions/dist` or a copy of it
 */
export async function copyRenderer(target: Target, functions: string): Promise<void> {
  const built = join(ROOT, `${web(target).folder}-server`);
  const site = join(functions, 'site');
  await rm(site, { recursive: true, force: true });
  // A run without the site has no build of it.
  if (target === 'production' || existsSync(built)) await cp(built, site, { recursive: true });
}

/** Builds functions/dist if its inputs changed. `after` runs before another process may build again. */
export function buildFunctions(after?: () => Promise<void>): Promise<boolean> {
  return withLock(join(CACHE, 'build-functions.lock'), async () => {
    const built = await buildPart(FUNCTIONS);
    await after?.();
    return built;
  });
}

/**
 * Builds site and console in parallel, if their inputs changed, and assembles the target's folder.
 *
 * @param after receives the folder, before another process may build again
 * @param without parts to skip
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
    // Also without a new build: a build for the other target may have rebuilt the console.
    await assembleHosting(target);
    await after?.(hosting);
    return built.includes(true);
  });
}
