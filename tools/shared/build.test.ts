import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMULATORS_ALONE, getSiteCommand, type Target } from './build.ts';
import { ROOT } from './paths.ts';
import { runCommand } from './processes.ts';

/** Text of a page that every build contains. */
const EVERYWHERE = 'forgot-password-page';
const BUILD_MS = 120_000;

const contents = new Map<Target, string>();
/** What the server renders pages with. */
const renderers = new Map<Target, string>();
let into: string;

/** Names and contents of all files of a build. */
async function readText(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => name + (await readFile(join(parentPath, name), 'utf8')));
  return (await Promise.all(texts)).join('\n');
}

beforeAll(async () => {
  into = await mkdtemp(join(tmpdir(), 'build-'));
  for (const target of ['production', 'emulators'] as const) {
    const [program, ...args] = getSiteCommand(target);
    const folder = join(into, target);
    const { code, output } = await runCommand(program, [...args, '--outDir', folder], {
      cwd: ROOT,
      timeoutMs: BUILD_MS,
    });
    expect(code, output).toBe(0);
    contents.set(target, await readText(folder));
    renderers.set(target, await readText(`${folder}-server`));
  }
}, 2 * BUILD_MS);
afterAll(() => rm(into, { recursive: true }));

describe('developer pages: test mails and design system', () => {
  it.each(EMULATORS_ALONE)('are in the emulator build only: %s', (mark) => {
    expect(contents.get('emulators')).toContain(mark);
    expect(contents.get('production')).toContain(EVERYWHERE);
    expect(contents.get('production')).not.toContain(mark);
  });

  it.each(EMULATORS_ALONE)('are no part of what the server renders in production: %s', (mark) => {
    // No expect(text).toContain: a failure would print the whole bundle.
    const has = (text: string) => renderers.get('production')?.includes(text);
    expect([has(EVERYWHERE), has(mark)]).toEqual([true, false]);
  });
});

const production = (): string => contents.get('production') ?? '';

describe('production build', () => {
  /** Source maps, server keys, and emulator addresses. */
  it.each([
    'sourceMappingURL=',
    '.map{"version"',
    'PRIVATE KEY',
    'TICKET_SECRET',
    'HASH_SECRET',
    'SERVER_API_KEY',
    ':9099',
  ])('contains no %j', (mark) => {
    // No expect(text).toContain: a failure would print the whole bundle.
    expect(production().includes(EVERYWHERE)).toBe(true);
    expect(production().includes(mark)).toBe(false);
  });

  it('sets no App Check debug token, though the SDK contains code that reads one', () => {
    expect(production().includes('APPCHECK_DEBUG_TOKEN')).toBe(true);
    expect(/APPCHECK_DEBUG_TOKEN=(?!=)/.test(production())).toBe(false);
  });
});
