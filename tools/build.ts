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

type Part = {
  readonly name: PartName;
  readonly command: readonly [string, ...string[]];
  /** A file that only a finished build has. */
  readonly result: string;
};

const PARTS = {
  functions: { name: 'functions', command: [NODE, 'functions/build.ts'], result: 'functions/dist/index.js' },
  web: { name: 'web', command: ['npm', 'run', 'build', '-w', 'web'], result: 'web/dist/index.html' },
  admin: { name: 'admin', command: ['npm', 'run', 'build', '-w', 'admin'], result: 'admin/dist/index.html' },
} as const satisfies Record<string, Part>;

const SHARED_INPUTS = ['domain', 'package-lock.json', 'tsconfig.base.json'];
const BUILD_MS = 5 * 60_000;

/** Builds one part unless its inputs are the ones it was last built from; answers whether it built. */
async function buildPart(part: Part): Promise<boolean> {
  const hash = await treeHash(ROOT, [part.name, ...SHARED_INPUTS]);
  const stamp = join(CACHE, 'stamps', part.name);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && existsSync(join(ROOT, part.result))) return false;
  const [program, ...args] = part.command;
  const { code, output } = await runCommand(program, args, { cwd: ROOT, timeoutMs: BUILD_MS });
  if (code !== 0) throw new LauncherError(`Building ${part.name} failed:\n${output.trim()}`);
  if (!existsSync(join(ROOT, part.result))) throw new LauncherError(`Building ${part.name} left no ${part.result}.`);
  await mkdir(join(CACHE, 'stamps'), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}

/** Puts site and console together in `.cache/hosting`, made aside and moved into place. */
async function assembleHosting(): Promise<void> {
  const target = join(CACHE, 'hosting');
  const [next, old] = [`${target}.next`, `${target}.old`];
  await rm(next, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  for (const [part, folder] of [
    ['web', next],
    ['admin', join(next, 'admin')],
  ] as const) {
    const built = join(ROOT, part, 'dist');
    if (existsSync(built)) await cp(built, folder, { recursive: true });
  }
  if (existsSync(target)) await rename(target, old);
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
}

/** Builds functions/dist where its inputs changed. `after` runs before another process may build again. */
export function buildFunctions(after?: () => Promise<void>): Promise<boolean> {
  return withLock(join(CACHE, 'build-functions.lock'), async () => {
    const built = await buildPart(PARTS.functions);
    await after?.();
    return built;
  });
}

/**
 * Builds site and console, two at a time, where their inputs changed, and assembles `.cache/hosting`.
 * @param without parts to leave as they were built last
 */
export function buildPages(without: readonly PartName[] = [], after?: () => Promise<void>): Promise<boolean> {
  return withLock(join(CACHE, 'build-pages.lock'), async () => {
    const parts = [PARTS.web, PARTS.admin].filter((part) => !without.includes(part.name));
    const built = (await Promise.all(parts.map(buildPart))).includes(true);
    if (built || !existsSync(join(CACHE, 'hosting', 'admin', 'index.html'))) await assembleHosting();
    await after?.();
    return built;
  });
}

if (import.meta.main) {
  await runTool(async () => {
    await Promise.all([buildFunctions(), buildPages()]);
    return 0;
  });
}
