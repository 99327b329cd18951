import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteCommand, type Target } from './build.ts';
import { ROOT } from './emulators/paths.ts';
import { runCommand } from './emulators/processes.ts';

/** What only the developers' pages say: the mails' address, their modules' names, the ids of their texts, and what one asks. */
const MARKS = ['/dev/mail', 'dev-mail', 'devMail', 'oobCodes', 'dev-ui-page', 'devUi.'];
/** A page that every build has. */
const EVERYWHERE = 'forgot-password-page';
const BUILD_MS = 120_000;

const contents = new Map<Target, string>();
let into: string;

/** Names and texts of all that a build serves. */
async function textOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => name + (await readFile(join(parentPath, name), 'utf8')));
  return (await Promise.all(texts)).join('\n');
}

beforeAll(async () => {
  into = await mkdtemp(join(tmpdir(), 'build-'));
  for (const target of ['production', 'emulators'] as const) {
    const [program, ...args] = siteCommand(target);
    const folder = join(into, target);
    const { code, output } = await runCommand(program, [...args, '--outDir', folder], {
      cwd: ROOT,
      timeoutMs: BUILD_MS,
    });
    expect(code, output).toBe(0);
    contents.set(target, await textOf(folder));
  }
}, 2 * BUILD_MS);
afterAll(() => rm(into, { recursive: true }));

describe('the pages for developers: mails that Firebase would have sent, the design language', () => {
  it.each(MARKS)('leaves no %s in production’s bundle, and is in the emulators’', (mark) => {
    expect(contents.get('emulators')).toContain(mark);
    expect(contents.get('production')).toContain(EVERYWHERE);
    expect(contents.get('production')).not.toContain(mark);
  });
});

const production = (): string => contents.get('production') ?? '';

describe('what production serves', () => {
  /** Sources as they were written, keys of servers, and where the emulators are. */
  it.each(['sourceMappingURL=', '.map{"version"', 'PRIVATE KEY', 'TICKET_SECRET', 'SERVER_API_KEY', ':9099'])(
    'holds no %j',
    (mark) => {
      // Not as the expectation's own subject: a failure would print the whole bundle.
      expect(production().includes(EVERYWHERE)).toBe(true);
      expect(production().includes(mark)).toBe(false);
    },
  );

  it('sets no debug token of App Check, which the SDK only asks for', () => {
    expect(production().includes('APPCHECK_DEBUG_TOKEN')).toBe(true);
    expect(/APPCHECK_DEBUG_TOKEN=(?!=)/.test(production())).toBe(false);
  });
});
